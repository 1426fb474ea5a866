import { ActChanges } from '@/components/features/documents/act-changes'
import { ActLink } from '@/components/features/documents/act-link'
import { FileList } from '@/components/ui/file-list'
import { LinkButton } from '@/components/ui/link-button'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { paths } from '@/lib/config/paths'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

/** Draws one act: its files, its relations to other acts, and links to the register. */
export function DocumentCard({ act }: { act: LegalAct }) {
  return (
    <div className="space-y-12">
      <ActChanges act={act} />
      <section aria-labelledby="act-files">
        <h2 id="act-files" className="text-h2">
          Текст документа
        </h2>
        <div className="mt-4">
          {act.join_documents.length > 0 ? (
            <FileList files={act.join_documents} label="Файлы документа" />
          ) : (
            <p className="text-ink-soft">Текст ещё не размещён. Его можно запросить в приёмной администрации.</p>
          )}
        </div>
      </section>
      {act.relations.length > 0 && <Relations act={act} />}
      <p className="flex flex-wrap gap-3 print:hidden">
        <LinkButton href={`${paths.documents}?type=${act.type.id}`} variant="secondary">
          Все документы этого вида
        </LinkButton>
        <LinkButton href={paths.documents} variant="quiet">
          Весь реестр
        </LinkButton>
      </p>
    </div>
  )
}

function Relations({ act }: { act: LegalAct }) {
  return (
    <section aria-labelledby="act-relations">
      <h2 id="act-relations" className="text-h2">
        Связанные акты
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {act.relations.map(({ kind, document }) => (
          <li key={`${kind}-${document.id}`} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <p className="text-ink-soft">{relationKinds[kind]}</p>
            <div className="min-w-0">
              <ActLink act={document} />
              <p className="mt-1">
                <WholeNumbers text={document.title} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
