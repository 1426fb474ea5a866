import type { ComponentProps } from 'react'
import type { NextSteps } from '@/components/ui/list/next-steps'
import type { Page } from '@/lib/contract/shapes'
import { formatDate } from '@/lib/time/dates'

export type Labels = readonly (string | false | 0 | null | undefined)[]

export const presentLabels = (labels: Labels): string[] => labels.flatMap((label) => label || [])

/** Returns «2026 год», «05.03.2026–01.04.2026» or «с 05.03.2026»; days are calendar days, read in UTC. */
export function formatPeriod(from: string | undefined, to: string | undefined): string | undefined {
  const day = (date: string) => formatDate(date, 'UTC')
  if (!from && !to) return undefined
  if (!to) return from && `с ${day(from)}`
  if (!from) return `по ${day(to)}`
  if (from === to) return day(from)
  const year = from.slice(0, 4)
  return from === `${year}-01-01` && to === `${year}-12-31` ? `${year} год` : `${day(from)}–${day(to)}`
}

export const formatSearchText = (text: string | undefined) => text && `со словами «${text}»`

export type RowsPage<Row> = Pick<Page<Row>, 'data' | 'total' | 'per_page' | 'current_page' | 'last_page'>

export interface SectionState<Row> {
  path: string
  query: string
  page: RowsPage<Row>
  wrong: string | undefined
  found: { labels: readonly string[]; resetHref?: string | undefined } | undefined
  nothing: { title: string; advice?: string | undefined; all?: string; steps?: ComponentProps<typeof NextSteps> }
}

/** Returns the state of a list with formatted rows. Only plain data may cross to a client component. */
export function formatRows<Row, Formatted>(
  { page, ...state }: SectionState<Row>,
  toRow: (row: Row, index: number) => Formatted,
): SectionState<Formatted> {
  return { ...state, page: { ...pageNumbers(page), data: page.data.map(toRow) } }
}

/** What the pagination of a list needs; a page has URLs of the API too. */
export function pageNumbers({ total, per_page, current_page, last_page }: Omit<RowsPage<unknown>, 'data'>) {
  return { total, per_page, current_page, last_page }
}
