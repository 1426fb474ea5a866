import type { Metadata } from 'next'
import { NewsArticle } from '@/components/features/news/news-article'
import { NewsFacts } from '@/components/features/news/news-facts'
import { NewsMeta } from '@/components/features/news/news-meta'
import { newsCard } from '@/components/features/news/news-social-card'
import { getNewsItem, newsWay } from '@/components/features/news/queries'
import { SharePage } from '@/components/ui/share-page'
import { newsPath } from '@/lib/config/paths'
import { pageMetadata } from '@/lib/site/page-metadata'
import { newsItemThings } from '@/lib/domains/news/machine'
import type { NewsItem } from '@/lib/domains/news/contract'
import type { Site } from '@/lib/domains/site/contract'

/** Returns the parts of the page of an item. News and messages have different addresses and the same look. */
export function newsPage(item: NewsItem) {
  return {
    title: item.title,
    lead: item.lead,
    crumbs: newsWay(item),
    meta: <NewsMeta news={item} />,
    mainAction: <SharePage path={newsPath({ ...item, typeCode: item.type.code })} title={item.title} />,
    aside: <NewsFacts item={item} />,
    children: <NewsArticle item={item} />,
  }
}

export function newsThings(item: NewsItem) {
  return newsItemThings(item, newsWay(item))
}

/** Returns the metadata of the item with that number; it is empty when there is none. */
export async function newsPageMetadata(number: string, site: Site): Promise<Metadata> {
  const item = await getNewsItem(number)
  if (!item) return {}
  return pageMetadata(site, {
    title: item.title,
    description: item.lead || item.title,
    path: newsPath({ ...item, typeCode: item.type.code }),
    card: newsCard(item),
    seo: item.seo,
    article: { published: item.date_publication, modified: item.updated_at, tags: item.tags },
  })
}
