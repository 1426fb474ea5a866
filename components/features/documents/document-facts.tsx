import { DataList } from '@/components/ui/data-list'
import { DateText } from '@/components/ui/date-text'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Side column of one act: what a lawyer looks up first. */
export function DocumentFacts({ act }: { act: LegalAct }) {
  return (
    <div className="space-y-6">
      <DataList
        stacked
        rows={[
          { term: 'Вид', value: act.type.title },
          { term: 'Номер', value: act.number },
          { term: 'Дата принятия', value: <DateText value={act.date} zone="UTC" /> },
          { term: 'Кто принял', value: act.issuer.title },
        ]}
      />
    </div>
  )
}
