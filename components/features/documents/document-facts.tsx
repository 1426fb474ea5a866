import { DataList } from '@/components/ui/data-list'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Draws the side column of one act. It leaves out the kind, the number and the day, which stand above the title. */
export function DocumentFacts({ act }: { act: LegalAct }) {
  return (
    <div className="space-y-6">
      <DataList stacked rows={[{ term: 'Кто принял', value: act.issuer.title }]} />
    </div>
  )
}
