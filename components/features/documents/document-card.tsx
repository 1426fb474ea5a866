import { ActChanges, isChangeRelation } from '@/components/features/documents/act-changes'
import { ActLink } from '@/components/features/documents/act-link'
import { ActText } from '@/components/features/documents/act-text'
import { FileList } from '@/components/ui/file-list'
import { LinkButton } from '@/components/ui/link-button'
import { WholeNumbers } from '@/components/ui/whole-numbers'
import { paths } from '@/lib/config/paths'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

/**
 * Draws one act: what changed it, the way to its text, its annexes, the acts that it changes or stands on, and links to
 * the register.
 */
export function DocumentCard({ act }: { act: LegalAct }) {
  const [text, ...annexes] = act.join_documents
  const relations = act.relations.filter((relation) => !isChangeRelation(relation))
  return (
    <div className="space-y-8 lg:space-y-10">
      <ActChanges relations={act.relations.filter(isChangeRelation)} />
      <ActText file={text} />
      {annexes.length + relations.length > 0 && (
        <div className="grid gap-x-16 gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
          {annexes.length > 0 && (
            <section aria-labelledby="act-annexes" className="min-w-0">
              <h2 id="act-annexes" className="mb-4 text-h2">
                Приложения
              </h2>
              <FileList files={annexes} label="Приложения" />
            </section>
          )}
          {relations.length > 0 && <Relations relations={relations} />}
        </div>
      )}
      <p className="flex flex-wrap gap-3 print:hidden">
        <LinkButton href={paths.documents} variant="secondary">
          Весь реестр документов
        </LinkButton>
      </p>
    </div>
  )
}

function Relations({ relations }: Pick<LegalAct, 'relations'>) {
  return (
    <section aria-labelledby="act-relations" className="min-w-0">
      <h2 id="act-relations" className="text-h2">
        Связанные акты
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {relations.map(({ kind, document }) => (
          <li key={`${kind}-${document.id}`} className="py-4">
            <p>
              {relationKinds[kind]} <ActLink act={document} />
            </p>
            <p className="mt-1 max-w-measure text-ink-soft">
              <WholeNumbers text={document.title} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
