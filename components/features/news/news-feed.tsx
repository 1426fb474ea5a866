import 'server-only'
import {
  getNewsList,
  newsHref,
  newsQuery,
  readNewsFilter,
  type AddressParams,
} from '@/components/features/news/queries'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'

const PAGES = [1, 2]

/** The latest news that fit the filter of the address. */
export async function newsFeed(params: AddressParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const filter = readNewsFilter(params)
  const pages = await Promise.all(PAGES.map((page) => getNewsList({ ...filter, page })))
  const typeTitle = pages[0]?.news_types.find(({ code }) => code === filter.type)?.title
  return {
    facts: { section: 'news', title: typeTitle ?? 'Новости', path: newsHref(filter), query: newsQuery(filter) },
    entries: pages.flatMap((page) => page.news.data).map(toEntry),
  }
}

function toEntry({ id, slug, type, title, lead, date_publication: date, head_img: image }: NewsCard): FeedEntry {
  return {
    title,
    path: newsPath({ id, slug, typeCode: type.code }),
    description: lead || title,
    date,
    category: type.title,
    picture: image?.img.sizes?.card,
  }
}
