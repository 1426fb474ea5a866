import { ActLinks } from '@/components/features/documents/act-link'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

type Relation = LegalAct['relations'][number]

/** What repealed the act stands beside its state. */
const kinds = ['amendedBy', 'amends', 'repeals'] as const

/** Returns whether the relation says that the act is not what it was. */
export function isChangeRelation({ kind }: Relation): boolean {
  return kind === 'repealedBy' || kind === 'amendedBy'
}

/** Says before the text of an act what changed it and what it changes: «Изменён, см. решение № 5-р от 12.03.2026». */
export function ActChanges({ relations }: Pick<LegalAct, 'relations'>) {
  const changes = kinds
    .map((kind) => ({ kind, acts: relations.flatMap((one) => (one.kind === kind ? [one.document] : [])) }))
    .filter(({ acts }) => acts.length > 0)
  if (changes.length === 0) return null
  return (
    <div className="max-w-measure space-y-2 border-l-4 border-sun pl-5">
      {changes.map(({ kind, acts }) => (
        <p key={kind}>
          {relationKinds[kind]} <ActLinks acts={acts} />
        </p>
      ))}
    </div>
  )
}
