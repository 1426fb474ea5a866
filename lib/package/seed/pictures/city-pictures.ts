import { demoCityMaps } from '@/lib/package/seed/content/city-maps'
import { demoHistory } from '@/lib/package/seed/content/city-history'
import { listDemoClaims } from '@/lib/package/seed/content/claims'
import { demoDiscussions } from '@/lib/package/seed/content/discussions'
import { demoGalleries } from '@/lib/package/seed/content/galleries'
import { demoIdeas } from '@/lib/package/seed/content/ideas'
import { demoMayorActivities } from '@/lib/package/seed/content/mayor'
import { demoNews } from '@/lib/package/seed/content/news'
import { demoOfficials } from '@/lib/package/seed/content/officials'
import { demoOrganizations } from '@/lib/package/seed/content/organizations'
import { demoPosters } from '@/lib/package/seed/content/posters'
import { demoProjects } from '@/lib/package/seed/content/projects'
import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import { cardAlt, emblemAlt, flagAlt, mayorPortraitAlt, panoramaAlt } from '@/lib/package/seed/content/site'
import { demoTourism } from '@/lib/package/seed/content/tourism'
import {
  claimPhoto,
  mapPictures,
  moments,
  officialPortrait,
  portraitPicture,
  projectPicture,
  scenePicture,
  type CityPicture,
} from '@/lib/package/seed/pictures/city-picture'
import { discussionSheet } from '@/lib/package/seed/pictures/discussion-sheet'
import { ideaPhotos } from '@/lib/package/seed/pictures/idea-photos'

/** What there is one of in a city. */
export const onlyPictures = {
  emblem: { name: 'emblem', alt: emblemAlt, drawing: { kind: 'emblem' } },
  flag: { name: 'flag', alt: flagAlt, drawing: { kind: 'flag' } },
  panorama: { name: 'panorama', alt: panoramaAlt, drawing: { kind: 'panorama' } },
  card: { name: 'card', alt: cardAlt, drawing: { kind: 'card' } },
  mayor: portraitPicture('mayor', mayorPortraitAlt, { variant: 1, gender: 'male', age: 'middle' }),
} as const satisfies Record<string, CityPicture>

/** Every picture that the contents of the demo city name, some more than once: the library's, and further sheets of maps. */
export function cityPictures(): CityPicture[] {
  return [...libraryPictures(), ...demoCityMaps.flatMap((map) => mapPictures(map).slice(1))]
}

/** Those that the media library shows. */
export function libraryPictures(): CityPicture[] {
  return [
    ...Object.values(onlyPictures),
    ...scenes().map(scenePicture),
    ...captioned(),
    ...demoOfficials.map(officialPortrait),
    ...demoProjects.flatMap(({ pair, stage }) =>
      pair ? moments.slice(0, stage === 'done' ? 2 : 1).map((moment) => projectPicture(pair, moment)) : [],
    ),
    ...listDemoClaims().flatMap(({ photo }) => (photo ? moments.map((moment) => claimPhoto(photo, moment)) : [])),
    ...demoIdeas.flatMap((idea) => Object.values(ideaPhotos(idea))),
    ...demoDiscussions.map(discussionSheet),
    ...demoCityMaps.flatMap((map) => mapPictures(map).slice(0, 1)),
  ]
}

/** Pictures of the press office without captions. */
function scenes(): SeedPicture[] {
  const illustrated = [...demoOrganizations, ...demoNews, ...demoMayorActivities, ...demoPosters, ...demoProjects]
  return [
    ...[...illustrated, ...demoDiscussions].flatMap(({ picture }) => picture ?? []),
    ...demoNews.flatMap(({ gallery = [] }) => gallery),
    ...demoGalleries.flatMap(({ videos = [] }) => videos.map(({ still }) => still)),
    ...demoDiscussions.flatMap(({ visions }) => visions),
    ...demoHistory.flatMap(({ events }) => events.flatMap(({ picture }) => picture ?? [])),
    ...demoTourism.flatMap(({ picture, items }) => [
      picture,
      ...items.flatMap((item) => [item.picture, ...(item.gallery ?? [])]),
    ]),
  ]
}

/** Pictures of albums: the caption belongs to the picture itself, wherever it is shown. */
function captioned(): CityPicture[] {
  const shown = demoGalleries.flatMap(({ pictures }) => pictures)
  return shown.map(({ caption, ...picture }) => ({ ...scenePicture(picture), caption }))
}
