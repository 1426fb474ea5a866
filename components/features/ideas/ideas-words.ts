import type { IdeasFilter } from '@/components/features/ideas/idea-address'
import type { IdeaOrdering } from '@/lib/domains/ideas/contract'
import { formatDate } from '@/lib/shared/dates'

/** They are the names of the orders, in the order of the tabs. */
export const orderingNames: Record<IdeaOrdering, string> = {
  NEW: 'Новые',
  POPULAR: 'Популярные',
  DISCUSSED: 'Обсуждаемые',
  OLD: 'Старые',
}

/** Returns each active filter in words. The order does not filter, so it is not named. */
export function ideaFilterWords(
  { title, categories = [], start_date: from, end_date: to }: IdeasFilter,
  known: readonly { id: number; title: string }[],
): string[] {
  const names = categories.map((id) => known.find((one) => one.id === id)?.title)
  return [names.join(', '), periodWords(from, to), title ? `со словами «${title}»` : ''].filter(Boolean)
}

function periodWords(from: string | undefined, to: string | undefined): string {
  const day = (date: string) => formatDate(date, 'UTC')
  if (from && to) return from === to ? day(from) : `${day(from)}–${day(to)}`
  if (from) return `с ${day(from)}`
  return to ? `по ${day(to)}` : ''
}
