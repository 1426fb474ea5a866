import { DataList } from '@/components/ui/data-list'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Side column of one act. Its kind, number and day stand above the title, as people cite it. */
export function DocumentFacts({ act }: { act: LegalAct }) {
  return (
    <div className="space-y-6">
      <DataList stacked rows={[{ term: 'Кто принял', value: act.issuer.title }]} />
    </div>
  )
}
