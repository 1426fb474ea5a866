import { Fragment } from 'react'
import { ActLink } from '@/components/features/documents/act-link'
import { relationKinds, type LegalAct } from '@/lib/domains/documents/contract'

type Kind = LegalAct['relations'][number]['kind']

/** These say that the act is not what it was. */
const changesOf = ['repealedBy', 'amendedBy'] as const
const all = [...changesOf, 'amends', 'repeals'] as const

interface ActChangesProps {
  act: Pick<LegalAct, 'relations'>
  /** What the act itself changes is said elsewhere on the page. */
  isOwnOnly?: boolean
}

/** Returns whether a relation says that the act was changed. */
export function isChange(kind: Kind): boolean {
  return changesOf.some((one) => one === kind)
}

/** Says before the text of an act what changed it and what it changes: «Изменён, см. решение № 5-р от 12.03.2026». */
export function ActChanges({ act: { relations }, isOwnOnly = false }: ActChangesProps) {
  const kinds: readonly Kind[] = isOwnOnly ? changesOf : all
  const changes = kinds
    .map((kind) => ({ kind, acts: relations.flatMap((one) => (one.kind === kind ? [one.document] : [])) }))
    .filter(({ acts }) => acts.length > 0)
  if (changes.length === 0) return null
  return (
    <div className="max-w-measure space-y-2 border-l-4 border-sun pl-5">
      {changes.map(({ kind, acts }) => (
        <p key={kind}>
          {relationKinds[kind]}{' '}
          {acts.map((act, index) => (
            <Fragment key={act.id}>
              {index > 0 && ', '}
              <ActLink act={act} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}
