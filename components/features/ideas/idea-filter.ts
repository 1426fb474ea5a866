import { formatPeriod, formatSearchText, presentLabels } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'
import type { IdeaListFilter, IdeaOrdering } from '@/lib/domains/ideas/contract'
import { toQuery } from '@/lib/config/search-params'

type IdeasFilter = Partial<IdeaListFilter>

/** Returns the query string without page and `?`; the default order is left out. */
export function ideasQuery({ title, categories, start_date: start, end_date: end, ordering }: IdeasFilter): string {
  return toQuery({
    categories: categories?.join(','),
    start_date: start,
    end_date: end,
    ordering: ordering === 'NEW' ? undefined : ordering,
    title,
  })
}

/** Leaves out the order, because it does not change which ideas are listed. */
export function ideasFilterQuery(filter: IdeasFilter): string {
  return ideasQuery({ ...filter, ordering: undefined })
}

export function ideasHref(filter: IdeasFilter): string {
  const query = ideasQuery(filter)
  return query ? `${paths.allIdeas}?${query}` : paths.allIdeas
}

export const orderingNames: Record<IdeaOrdering, string> = {
  NEW: 'Новые',
  POPULAR: 'Популярные',
  DISCUSSED: 'Обсуждаемые',
  OLD: 'Старые',
}

export function describeFilter(
  { title, categories = [], start_date: from, end_date: to }: Partial<IdeaListFilter>,
  known: readonly { id: number; title: string }[],
): string[] {
  const names = categories.map((id) => known.find((one) => one.id === id)?.title)
  return presentLabels([names.join(', '), formatPeriod(from, to), formatSearchText(title)])
}
