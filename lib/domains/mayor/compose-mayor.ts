import { latestGalleries } from '@/lib/domains/galleries/service'
import { getMayor, latestActivities } from '@/lib/domains/mayor/service'
import { listNews } from '@/lib/domains/news/service'
import type { MayorPage } from '@/lib/domains/mayor/contract'
import type { NewsCard } from '@/lib/domains/news/contract'
import { buildPage } from '@/lib/contract/page'
import type { Page } from '@/lib/contract/shapes'
import { NEWS_PER_PAGE } from '@/lib/domains/news/contract'

const ACTIVITIES = 4
const GALLERIES = 3
const NEWS = 4
const NEWS_PATH = '/api/mayornews'

export async function composeMayor(draft: boolean): Promise<MayorPage> {
  const { mayor, newsTag } = await getMayor(draft)
  const [activities, galleries, news] = await Promise.all([
    latestActivities(ACTIVITIES),
    latestGalleries('mayor', GALLERIES),
    newsTagged(newsTag, 1),
  ])
  return { mayor, activities, galleries, news: news.data.slice(0, NEWS) }
}

export async function composeMayorNews(page: number): Promise<{ news: Page<NewsCard> }> {
  const { newsTag } = await getMayor(false)
  return { news: await newsTagged(newsTag, page) }
}

async function newsTagged(tag: string | null, page: number): Promise<Page<NewsCard>> {
  const options = { perPage: NEWS_PER_PAGE, page, path: NEWS_PATH }
  if (!tag) return buildPage<NewsCard>([], { ...options, total: 0 })
  const { news } = await listNews({ tag, page })
  return buildPage(news.data, { ...options, total: news.total })
}
