import { DocumentRow } from '@/components/features/documents/document-row'
import { DocumentsFound } from '@/components/features/documents/documents-found'
import { documentsQuery } from '@/components/features/documents/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import type { DocumentFilter, DocumentRegister } from '@/lib/domains/documents/contract'
import { messages } from '@/lib/contract/messages'

/** What was found, in words and in rows, page after page. */
export function DocumentsList({ register, filter }: { register: DocumentRegister; filter: DocumentFilter }) {
  const { documents } = register
  return (
    <>
      <DocumentsFound register={register} filter={filter} />
      {documents.data.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <div className="mt-4 border-t border-line">
          <PagedList
            listId="documents-list"
            page={documents}
            path={paths.documents}
            query={documentsQuery(filter)}
            className="divide-y divide-line border-b border-line"
          >
            {documents.data.map((act) => (
              <DocumentRow key={act.id} act={act} />
            ))}
          </PagedList>
        </div>
      )}
    </>
  )
}

function NothingFound({ filter }: { filter: DocumentFilter }) {
  if (documentsQuery(filter) === '') return <EmptyState title="Документы пока не опубликованы" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={paths.documents} variant="secondary">
          Показать все документы
        </LinkButton>
      }
    >
      Попробуйте другие слова, уберите номер или расширьте период.
    </EmptyState>
  )
}
