import type { CityContents } from '@/lib/package/folder/package-kinds'
import { demoCityMaps } from '@/lib/package/seed/content/city-maps'
import { listDemoClaims } from '@/lib/package/seed/content/claims'
import { claimPhoto, mapPictures, moments, type CityPicture } from '@/lib/package/seed/pictures/city-picture'
import { discussionSheet } from '@/lib/package/seed/pictures/discussion-sheet'
import { picturesIn } from '@/lib/package/seed/pictures/pictures-in'

/** Every picture of the demo city, some more than once: the library's, and further sheets of maps. */
export function cityPictures(city: CityContents): CityPicture[] {
  return [...libraryPictures(city), ...demoCityMaps.flatMap((map) => mapPictures(map).slice(1))]
}

/** Those that the media library shows. */
export function libraryPictures(city: CityContents): CityPicture[] {
  return [
    ...picturesIn(city),
    ...listDemoClaims(city.claimBranches).flatMap(({ photo }) =>
      photo ? moments.map((moment) => claimPhoto(photo, moment)) : [],
    ),
    ...city.discussions.map(discussionSheet),
    ...demoCityMaps.flatMap((map) => mapPictures(map).slice(0, 1)),
  ]
}
