import type { WrongField } from '@/components/ui/section/filter-address'
import { messages } from '@/lib/contract/messages'
import type { Page } from '@/lib/contract/shapes'
import { formatDate } from '@/lib/time/dates'

/** Some parts of a sentence are not said. */
export type Words = readonly (string | false | 0 | null | undefined)[]

export const presentWords = (words: Words): string[] => words.flatMap((word) => word || [])

/** Writes «2026 год», «05.03.2026–01.04.2026», «с 05.03.2026»: days are calendar days, read in UTC. */
export function periodWords(from: string | undefined, to: string | undefined): string | undefined {
  const day = (date: string) => formatDate(date, 'UTC')
  if (!from && !to) return undefined
  if (!to) return from && `с ${day(from)}`
  if (!from) return `по ${day(to)}`
  if (from === to) return day(from)
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? `${year} год` : `${day(from)}–${day(to)}`
}

export const textWords = (text: string | undefined) => text && `со словами «${text}»`

const DAYS = ['start_date', 'end_date']

/**
 * Says what of the address could not be understood and what is shown instead: «Такого вида документов нет, показаны
 * все.» `isWhole` means that nothing else narrows the list.
 */
export function wrongWords(
  wrong: readonly WrongField[],
  unknown: Partial<Record<string, string>>,
  isWhole: boolean,
): string | undefined {
  const complaints = wrong.filter(({ field }) => field !== 'page').map((one) => wordsOfField(one, unknown))
  if (complaints.length === 0) return undefined
  return `${[...new Set(complaints)].join('. ')}, ${isWhole ? 'показаны все' : 'это условие не учтено'}.`
}

function wordsOfField({ field, message }: WrongField, unknown: Partial<Record<string, string>>): string {
  return unknown[field] ?? (DAYS.includes(field) && message === messages.notADate ? 'Такой даты нет' : message)
}

/** A list asks this of a page of rows. */
export type RowsPage<Row> = Pick<Page<Row>, 'data' | 'total' | 'per_page' | 'current_page' | 'last_page'>

/** A page of a section before anything is drawn. */
export interface SectionState<Row> {
  path: string
  query: string
  page: RowsPage<Row>
  /** Says what of the address could not be understood. */
  wrong: string | undefined
  found: { words: readonly string[]; resetHref?: string | undefined } | undefined
  nothing: { title: string; advice?: string | undefined; all?: string }
}
