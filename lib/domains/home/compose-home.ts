import { countSolved } from '@/lib/domains/claims/service'
import { listOpenDiscussions } from '@/lib/domains/discussions/service'
import { getHomeContent } from '@/lib/domains/home/service'
import { actualNews, listNewsTypes, newestOfEachType } from '@/lib/domains/news/service'
import { findPostersOfWeek } from '@/lib/domains/posters/service'
import { findProjectsByIds } from '@/lib/domains/projects/service'
import { findServicesByIds } from '@/lib/domains/services/service'
import type { Home } from '@/lib/domains/home/contract'

const POSTERS = 6
const DISCUSSIONS = 3

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
