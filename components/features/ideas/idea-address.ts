import { paths } from '@/lib/config/paths'
import type { IdeaListFilter } from '@/lib/domains/ideas/contract'
import { queryOf } from '@/lib/shared/address-params'

export type IdeasFilter = Partial<IdeaListFilter>

/** The filter as it stands in an address, without the page and without `?`; the usual order goes unsaid. */
export function ideasQuery({ title, categories, start_date: start, end_date: end, ordering }: IdeasFilter): string {
  return queryOf({
    categories: categories?.join(','),
    start_date: start,
    end_date: end,
    ordering: ordering === 'NEW' ? undefined : ordering,
    title,
  })
}

/** What narrows the list, without its order: the same ideas are in it whatever comes first. */
export function ideasFilterQuery(filter: IdeasFilter): string {
  return ideasQuery({ ...filter, ordering: undefined })
}

/** Address of the first page of the list with that filter. */
export function ideasHref(filter: IdeasFilter): string {
  const query = ideasQuery(filter)
  return query ? `${paths.allIdeas}?${query}` : paths.allIdeas
}
