import 'server-only'
import { permanentRedirect } from 'next/navigation'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import { RESULTS_PER_PAGE, search, searchFilter } from '@/lib/domains/search/contract'
import { getParam, type SearchParams } from '@/lib/config/search-params'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'

const searchPage = defineFilteredPage({
  read: async (filter) => (filter.text ? read(search, { query: filter }) : null),
  filter: searchFilter,
  path: paths.search,
  address: { text: 'text', kind: 'kind', start_date: 'from', end_date: 'to', exact: 'exact' },
  empty: {
    results: emptyPage<never>(RESULTS_PER_PAGE, paths.search),
    kinds: [],
    periods: [],
    best_bets: [],
    is_more: false,
    is_partial: false,
    left_out: [],
    nearest_section: null,
    corrected: null,
  },
  unknown: { kind: 'Такого раздела поиска нет' },
  indexed: [],
})

export const { query: searchQuery, href: searchHref } = searchPage

export type SearchPage = Pick<Awaited<ReturnType<typeof readSearch>>, 'filter' | 'found'>

/** Other sites pass the text as `q`. */
export async function readSearch(params: SearchParams) {
  const guessed = getParam(params, 'q')
  if (guessed && !getParam(params, 'text')) permanentRedirect(searchHref({ text: guessed }))
  const { answer: found, filter, wrong } = await searchPage.readAnswer(params)
  return { found, filter, wrong }
}

export function searchHead({ filter }: SearchPage) {
  const { text, page } = filter
  const title = text ? `${text}: поиск по порталу` : 'Поиск по порталу'
  return {
    title: pageTitle(page, title),
    description: 'Поиск по новостям, документам и их текстам, услугам, организациям и всем разделам портала.',
    path: pageHref(paths.search, searchQuery(filter), page),
    noindex: true,
  }
}
