import { DocumentRow } from '@/components/features/documents/document-row'
import type { RegisterPage } from '@/components/features/documents/documents-section'
import { rowsLook, SectionList } from '@/components/ui/section/section-list'

/** Draws the found acts as rows, with their number in words and with pages. */
export function DocumentsList({ state }: Pick<RegisterPage, 'state'>) {
  return (
    <SectionList id="documents-list" state={state} look={rowsLook}>
      {(act) => <DocumentRow key={act.id} act={act} />}
    </SectionList>
  )
}
