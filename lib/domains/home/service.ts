import { countContent, findHome } from '@/lib/domains/home/repository'
import { toImage } from '@/lib/platform/pictures/media'
import type { Home as HomeContent } from '@/lib/domains/home/contract'

type OwnContent = Pick<HomeContent, 'bands' | 'question' | 'panorama' | 'facts' | 'seo'> & {
  counters: Omit<HomeContent['counters'], 'solved_claims'>
}

/** Returns the home page's own content, and the ids of chosen services and projects. */
export async function getHomeContent(
  draft: boolean,
): Promise<OwnContent & { popularIds: number[]; projectIds: number[] }> {
  const [home, counters] = await Promise.all([findHome(draft), countContent()])
  return {
    bands: home.bands ?? [],
    question: home.question ?? 'Чем помочь?',
    panorama: toImage(home.panorama),
    facts: (home.facts ?? []).map(({ value, label }) => ({ value, label })),
    counters,
    seo: { title: home.seo?.title ?? null, description: home.seo?.description ?? null },
    popularIds: idsOf(home.popularServices),
    projectIds: idsOf(home.projects),
  }
}

function idsOf(related: (number | { id: number })[] | null | undefined): number[] {
  return (related ?? []).map((one) => (typeof one === 'number' ? one : one.id))
}
