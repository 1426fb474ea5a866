import { actName } from '@/components/features/documents/act-link'
import { ActStatus } from '@/components/features/documents/document-status'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import type { LegalAct } from '@/lib/domains/documents/contract'

interface ActCitationProps {
  act: LegalAct
  /** The title of the act, where the page has that of its annex. */
  title?: string
}

/** Says under the title of a text which act it is and whether it is in force: «Постановление № 412 от 05.03.2026». */
export function ActCitation({ act, title }: ActCitationProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span>
          <WholeNumbers text={actName(act)} />
        </span>
        <ActStatus act={act} />
      </p>
      {title && <p className="mt-2">{title}</p>}
    </>
  )
}
