import { Link } from '@/components/ui/link'
import { Fragment } from 'react'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { paths } from '@/lib/config/paths'
import { type LegalAct, relationKinds } from '@/lib/domains/documents/contract'
import { formatDate } from '@/lib/time/dates'
import { lowerFirst } from '@/lib/text/capitalize'

type ActReference = Pick<LegalAct, 'id' | 'title' | 'number' | 'date' | 'type'>

export function actHref(id: number): string {
  return paths.document(id)
}

/**
 * Returns the name for citations: «Постановление № 412 от 05.03.2026». Dates of acts are calendar days, read in UTC.
 */
export function actName({ type, number, date }: Omit<ActReference, 'id' | 'title'>): string {
  return `${type.title}${number ? ` №\u00A0${number}` : ''} от\u00A0${formatDate(date, 'UTC')}`
}

export function ActLink({ act }: { act: ActReference }) {
  return (
    <Link href={actHref(act.id)} className="link">
      <UnbrokenNumbers text={lowerFirst(actName(act))} />
    </Link>
  )
}

export function ActLinks({ acts }: { acts: readonly ActReference[] }) {
  return acts.map((act, index) => (
    <Fragment key={act.id}>
      {index > 0 && ', '}
      <ActLink act={act} />
    </Fragment>
  ))
}

type Relation = LegalAct['relations'][number]

const kinds = ['amendedBy', 'amends', 'repeals'] as const

/** True if the relation says that the act was amended or repealed. */
export function isChangeRelation({ kind }: Relation): boolean {
  return kind === 'repealedBy' || kind === 'amendedBy'
}

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
