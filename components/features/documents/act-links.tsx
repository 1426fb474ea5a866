import Link from 'next/link'
import { Fragment } from 'react'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { paths } from '@/lib/config/paths'
import { type LegalAct, relationKinds } from '@/lib/domains/documents/contract'
import { formatDate } from '@/lib/time/dates'
import { lowerFirst } from '@/lib/text/capitalize'

type ActReference = Pick<LegalAct, 'id' | 'title' | 'number' | 'date' | 'type'>

/** Returns the permanent address of one act. */
export function actHref(id: number): string {
  return paths.document(id)
}

/**
 * Returns the name by which people cite an act: «Постановление № 412 от 05.03.2026». Days of acts are calendar days,
 * read in UTC.
 */
export function actName({ type, number, date }: Omit<ActReference, 'id' | 'title'>): string {
  return `${type.title}${number ? ` №\u00A0${number}` : ''} от\u00A0${formatDate(date, 'UTC')}`
}

/** Draws a link to an act within a sentence: «Изменён, см. постановление № 412 от 05.03.2026». */
export function ActLink({ act }: { act: ActReference }) {
  return (
    <Link href={actHref(act.id)} prefetch={false} className="link">
      <UnbrokenNumbers text={lowerFirst(actName(act))} />
    </Link>
  )
}

/** Draws links to several acts within a sentence, with commas between them. */
export function ActLinks({ acts }: { acts: readonly ActReference[] }) {
  return acts.map((act, index) => (
    <Fragment key={act.id}>
      {index > 0 && ', '}
      <ActLink act={act} />
    </Fragment>
  ))
}

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
