import 'server-only'
import { newsSection, readNews } from '@/components/features/news/news-section'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import type { NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import type { SearchParams } from '@/lib/config/search-params'

export async function newsFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const [first, second] = await Promise.all([
    readNews({ ...params, page: undefined }),
    readNews({ ...params, page: '2' }),
  ])
  const { title, filter, state } = first
  return {
    facts: { section: 'news', title, path: newsSection.href(filter), query: state.query },
    entries: [...first.page.data, ...second.page.data].map(toEntry),
  }
}

function toEntry(card: NewsCard): FeedEntry {
  const { id, type, title, lead, date_publication: date, head_img: image } = card
  return {
    id,
    title,
    path: newsHref(card),
    description: lead || title,
    date,
    category: type.title,
    picture: image?.img.sizes?.card,
  }
}
