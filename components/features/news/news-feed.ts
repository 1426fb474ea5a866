import 'server-only'
import { newsSection, readNews } from '@/components/features/news/news-section'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { newsPath } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'
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

function toEntry({ id, slug, type, title, lead, date_publication: date, head_img: image }: NewsCard): FeedEntry {
  return {
    id,
    title,
    path: newsPath({ id, slug, typeCode: type.code }),
    description: lead || title,
    date,
    category: type.title,
    picture: image?.img.sizes?.card,
  }
}
