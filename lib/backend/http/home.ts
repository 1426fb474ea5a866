import { countSolved } from '@/lib/backend/domains/claims/service'
import { listOpenDiscussions } from '@/lib/backend/domains/discussions/service'
import { getHomeContent } from '@/lib/backend/domains/home/service'
import { actualNews, listNewsTypes, newestOfEachType } from '@/lib/backend/domains/news/service'
import { findPostersOfWeek } from '@/lib/backend/domains/posters/service'
import { findProjectsByIds } from '@/lib/backend/domains/projects/service'
import { findServicesByIds } from '@/lib/backend/domains/services/service'
import type { Home } from '@/lib/contract/home'

const POSTERS = 6
const DISCUSSIONS = 3

/** The home page, put together from the domains it shows. */
export async function composeHome(draft: boolean): Promise<{ home: Home }> {
  const [{ popularIds, projectIds, counters, ...content }, { news, messages }, newest, { news_types: types }, solved] =
    await Promise.all([getHomeContent(draft), actualNews(), newestOfEachType(), listNewsTypes(), countSolved()])
  return {
    home: {
      ...content,
      counters: { ...counters, solved_claims: solved },
      news,
      messages,
      news_by_type: types
        .map((type) => ({ type, news: newest.filter((card) => card.type.code === type.code) }))
        .filter((group) => group.news.length > 0),
      popular_services: await findServicesByIds(popularIds),
      posters_of_week: await findPostersOfWeek(POSTERS),
      discussions: await listOpenDiscussions(DISCUSSIONS),
      projects: await findProjectsByIds(projectIds),
    },
  }
}
