import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import { newsPath, paths } from '@/lib/config/paths'
import {
  getNews,
  listNews,
  newsFilter,
  type NewsFilter,
  type NewsItem,
  type NewsList,
} from '@/lib/domains/news/contract'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import { idParams } from '@/lib/contract/shapes'

/** Parameters of an address, as Next gives them to a page. */
export type AddressParams = Record<string, string | string[] | undefined>

/** A page of news; empty where it could not be loaded. */
export function getNewsList(filter: NewsFilter): Promise<NewsList> {
  return readList(JSON.stringify(filter))
}

/** Title and content of a page ask for the same list with filters made anew: the text of the filter is the key. */
const readList = cache(async (filter: string): Promise<NewsList> => {
  const list = await read(listNews, { query: newsFilter.parse(JSON.parse(filter)) })
  return list ?? { news: emptyPage(pageSizes.news, paths.news), news_types: [] }
})

/** One item by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getNewsItem = cache(async (number: string): Promise<NewsItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getNews, { params: params.data }, { required: true })
  return answer?.news ?? null
})

/** The item that stands at this address. A wrong end or a wrong section leads to the right one, a wrong number nowhere. */
export async function getNewsAt(address: string, number: string): Promise<NewsItem> {
  const item = await getNewsItem(number)
  if (!item) notFound()
  const right = newsPath({ ...item, typeCode: item.type.code })
  if (right !== address) permanentRedirect(right)
  return item
}

/** Ancestors of an item: the list, then the list of its type. */
export function newsWay({ type }: NewsItem): { title: string; href: string }[] {
  const all = { title: 'Новости', href: paths.news }
  // the commonest type is called like the section: once is enough
  return type.title === all.title ? [all] : [all, { title: type.title, href: newsHref({ type: type.code }) }]
}

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readNewsFilter(params: AddressParams): NewsFilter {
  const { type, text, tag, start_date: start, end_date: end, page } = newsFilter.shape
  const filter: NewsFilter = {
    type: type.safeParse(single(params.type)).data,
    text: text.safeParse(single(params.text)).data,
    tag: tag.safeParse(single(params.tag)).data,
    start_date: start.safeParse(single(params.from)).data,
    end_date: end.safeParse(single(params.to)).data,
    page: page.safeParse(single(params.page)).data ?? 1,
  }
  return newsFilter.safeParse(filter).data ?? { ...filter, start_date: undefined, end_date: undefined }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function newsQuery({ type, text, tag, start_date: from, end_date: to }: Partial<NewsFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ type, text, tag, from, to })) if (value) query.set(name, String(value))
  return query.toString()
}

/** Address of the first page of the list with that filter. */
export function newsHref(filter: Partial<NewsFilter>): string {
  const query = newsQuery(filter)
  return query ? `${paths.news}?${query}` : paths.news
}

function single(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  return first?.trim() || undefined
}
