import { countContent, findHome } from '@/lib/backend/domains/home/repository'
import { toImage } from '@/lib/backend/integrations/media'
import type { Home as HomeContent } from '@/lib/contract/home'

type OwnContent = Pick<HomeContent, 'question' | 'panorama' | 'projects' | 'facts' | 'counters' | 'seo'>

/** What belongs to the home page alone, and the ids of the services an editor put on it. */
export async function getHomeContent(draft: boolean): Promise<OwnContent & { popularIds: number[] }> {
  const [home, counters] = await Promise.all([findHome(draft), countContent()])
  return {
    question: home.question ?? 'Чем помочь?',
    panorama: toImage(home.panorama),
    projects: (home.projects ?? []).map(({ title, description, image, link }) => ({
      title,
      description,
      image: toImage(image),
      link: link || null,
    })),
    facts: (home.facts ?? []).map(({ value, label }) => ({ value, label })),
    counters,
    seo: { title: home.seo?.title ?? null, description: home.seo?.description ?? null },
    popularIds: (home.popularServices ?? []).map((service) => (typeof service === 'number' ? service : service.id)),
  }
}
