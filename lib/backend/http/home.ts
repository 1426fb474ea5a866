import { getHomeContent } from '@/lib/backend/domains/home/service'
import { actualNews, listNewsTypes, newestOfEachType } from '@/lib/backend/domains/news/service'
import { findServicesByIds } from '@/lib/backend/domains/services/service'
import type { Home } from '@/lib/contract/home'

/** The home page, put together from the domains it shows. */
export async function composeHome(draft: boolean): Promise<{ home: Home }> {
  const [{ popularIds, ...content }, { news, messages }, newest, { news_types: types }] = await Promise.all([
    getHomeContent(draft),
    actualNews(),
    newestOfEachType(),
    listNewsTypes(),
  ])
  return {
    home: {
      ...content,
      news,
      messages,
      news_by_type: types
        .map((type) => ({ type, news: newest.filter((card) => card.type.code === type.code) }))
        .filter((group) => group.news.length > 0),
      popular_services: await findServicesByIds(popularIds),
    },
  }
}
