import { paths } from '@/lib/config/paths'

/** Illustrated strip on top of a section's pages. */
type SectionBanner = 'sea' | 'city' | 'people' | 'works' | 'authority'

/** Pages by first path segment. News and laws have none. */
const banners: Record<SectionBanner, readonly string[]> = {
  sea: [paths.tourism('')],
  city: [paths.cityAbout, paths.maps, paths.dutyService],
  people: [
    paths.discussions,
    paths.ideas,
    paths.allIdeas,
    paths.realizedIdeas,
    paths.ideasAbout,
    paths.officialAppeal,
    paths.reception,
    paths.socialControl,
    paths.socialControlMap,
    paths.socialControlAbout,
    paths.socialControlThemes,
    paths.socialControlResults,
    paths.feedback,
  ],
  works: [
    paths.projects,
    paths.activity,
    paths.servicesCatalog,
    paths.service(0),
    paths.serviceCenters,
    paths.servicesAbout,
  ],
  authority: [
    paths.mayor,
    paths.mayorActivity,
    paths.mayorMedia,
    paths.structure,
    paths.governments,
    paths.organizations,
    paths.minister(0),
  ],
}

const bannerByStep = new Map(
  Object.entries(banners).flatMap(([face, found]) =>
    found.map((path) => [firstStep(path), face as SectionBanner] as const),
  ),
)

export function getSectionBanner(pathname: string): SectionBanner | null {
  return bannerByStep.get(firstStep(pathname)) ?? null
}

function firstStep(pathname: string): string {
  return pathname.split('/')[1] ?? ''
}
