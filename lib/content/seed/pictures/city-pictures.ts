import type { CityContents } from '@/lib/content/read/content-kinds'
import { listDemoClaims } from '@/lib/content/seed/content/claims'
import { claimPhoto, moments, type CityPicture } from '@/lib/content/seed/pictures/city-picture'
import { picturesIn } from '@/lib/content/seed/pictures/pictures-in'

/** Files of all pictures, including map sheets that only a PDF shows. */
export function pictureFiles(city: CityContents): ReadonlySet<string> {
  const sheets = city.cityMaps.flatMap((map) => (map.kind === 'pdf' ? map.sheets : []))
  return new Set([...libraryPictures(city).map(({ file }) => file), ...sheets.map(({ picture }) => picture)])
}

/** Library pictures, some repeated. */
export function libraryPictures(city: CityContents): CityPicture[] {
  return [
    ...picturesIn(city),
    ...listDemoClaims(city.claimBranches).flatMap(({ photo }) =>
      photo ? moments.map((moment) => claimPhoto(photo, moment)) : [],
    ),
  ]
}
