import { DocumentRow } from '@/components/features/documents/document-row'
import type { RegisterPage } from '@/components/features/documents/documents-section'
import { rowsLook, SectionList } from '@/components/ui/section/section-list'

/** What was found, in words and in rows, page after page. */
export function DocumentsList({ state }: Pick<RegisterPage, 'state'>) {
  return (
    <SectionList id="documents-list" state={state} look={rowsLook}>
      {(act) => <DocumentRow key={act.id} act={act} />}
    </SectionList>
  )
}
