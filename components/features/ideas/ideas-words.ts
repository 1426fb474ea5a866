import type { IdeasFilter } from '@/components/features/ideas/idea-address'
import { periodWords, presentWords, textWords } from '@/components/ui/section/section-words'
import type { IdeaOrdering } from '@/lib/domains/ideas/contract'

/** They are the names of the orders, in the order of the tabs. */
export const orderingNames: Record<IdeaOrdering, string> = {
  NEW: 'Новые',
  POPULAR: 'Популярные',
  DISCUSSED: 'Обсуждаемые',
  OLD: 'Старые',
}

/** Returns each active filter in words. The order does not filter, so it is not named. */
export function describeFilter(
  { title, categories = [], start_date: from, end_date: to }: IdeasFilter,
  known: readonly { id: number; title: string }[],
): string[] {
  const names = categories.map((id) => known.find((one) => one.id === id)?.title)
  return presentWords([names.join(', '), periodWords(from, to), textWords(title)])
}
