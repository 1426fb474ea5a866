import { actName } from '@/components/features/documents/act-link'
import { DocumentStatus } from '@/components/features/documents/document-status'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import type { LegalAct } from '@/lib/domains/documents/contract'

/** Shows above the title of an act how it is cited and whether it is in force. */
export function ActMeta({ act }: { act: LegalAct }) {
  return (
    <>
      <span>
        <WholeNumbers text={actName(act)} />
      </span>
      <DocumentStatus act={act} />
    </>
  )
}
