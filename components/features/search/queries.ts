import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { search, searchFilter, type FoundThings, type SearchFilter } from '@/lib/domains/search/contract'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

const nothing: FoundThings = {
  results: emptyPage(pageSizes.search, paths.search),
  kinds: [],
  periods: [],
  is_more: false,
  corrected: null,
  is_partial: false,
  best_bets: [],
}

/** What was found; nothing where nothing was asked or it could not be loaded. Asked once for a page and its head. */
const getFound = cache(async (address: string, page: number): Promise<FoundThings> => {
  const filter = readFilter(Object.fromEntries(new URLSearchParams(address)))
  return (filter.text && (await read(search, { query: { ...filter, page } }))) || nothing
})

export interface SearchPage {
  filter: SearchFilter
  found: FoundThings
}

/** What an address of the search shows. What it says wrongly counts as not said. */
export async function readSearch(params: AddressParams): Promise<SearchPage> {
  const filter = readFilter(params)
  return { filter, found: await getFound(searchQuery(filter), filter.page) }
}

function readFilter(params: AddressParams): SearchFilter {
  const { text, kind, start_date: start, end_date: end, page } = searchFilter.shape
  const filter: SearchFilter = {
    text: text.safeParse(paramOf(params, 'text')).data,
    kind: kind.safeParse(paramOf(params, 'kind')).data,
    start_date: start.safeParse(paramOf(params, 'from')).data,
    end_date: end.safeParse(paramOf(params, 'to')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
  return searchFilter.safeParse(filter).data ?? { ...filter, start_date: undefined, end_date: undefined }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function searchQuery({ text, kind, start_date: from, end_date: to }: Partial<SearchFilter>): string {
  return queryOf({ text, kind, from, to })
}

/** Address of the search with this filter. */
export function searchHref(filter: Partial<SearchFilter>): string {
  const query = searchQuery(filter)
  return query === '' ? paths.search : `${paths.search}?${query}`
}
