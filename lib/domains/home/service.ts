import { countSolved } from '@/lib/domains/claims/service'
import { listOpenDiscussions } from '@/lib/domains/discussions/service'
import type { Home } from '@/lib/domains/home/contract'
import { countContent, findHome } from '@/lib/domains/home/repository'
import { actualNews, listNewsTypes, newestOfEachType } from '@/lib/domains/news/service'
import { findPostersOfWeek } from '@/lib/domains/posters/service'
import { findProjectsByIds } from '@/lib/domains/projects/service'
import { findServicesByIds } from '@/lib/domains/services/service'
import { idOf, toSeo } from '@/lib/platform/payload/to-shapes'
import { toImage } from '@/lib/platform/pictures/media'

const POSTERS = 6
const DISCUSSIONS = 3

export async function composeHome(draft: boolean): Promise<{ home: Home }> {
  const [home, counters, { news, messages }, newest, { news_types: types }, solved] = await Promise.all([
    findHome(draft),
    countContent(),
    actualNews(),
    newestOfEachType(),
    listNewsTypes(),
    countSolved(),
  ])
  return {
    home: {
      bands: home.bands ?? [],
      question: home.question ?? 'Чем помочь?',
      panorama: toImage(home.panorama),
      facts: (home.facts ?? []).map(({ value, label }) => ({ value, label })),
      counters: { ...counters, solved_claims: solved },
      news,
      messages,
      news_by_type: types
        .map((type) => ({ type, news: newest.filter((card) => card.type.code === type.code) }))
        .filter((group) => group.news.length > 0),
      popular_services: await findServicesByIds((home.popularServices ?? []).map((service) => idOf(service))),
      posters_of_week: await findPostersOfWeek(POSTERS),
      discussions: await listOpenDiscussions(DISCUSSIONS),
      projects: await findProjectsByIds((home.projects ?? []).map((project) => idOf(project))),
      seo: toSeo(home.seo),
    },
  }
}
