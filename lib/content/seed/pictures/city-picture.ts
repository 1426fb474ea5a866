import { demoCity } from '@/lib/content/demo-city'
import type { PictureFocus } from '@/lib/content/read/fields'
import { type ClaimPhoto, listDemoClaims } from '@/lib/content/seed/content/claims'
import { slugify } from '@/lib/text/slugify'
import type { CityContents } from '@/lib/content/read/content-kinds'

export type Moment = 'before' | 'after'
const moments: readonly Moment[] = ['before', 'after']

/** Picture file with its description. */
export interface CityPicture {
  file: string
  alt: string
  caption?: string
  /** Part kept when cropped; the middle by default. */
  focus?: PictureFocus | undefined
}

/** Number of the first claim drawing. */
const FIRST_CLAIM_PHOTO = 60

/** Picture of a claim's place before or after. */
export function claimPhoto({ kind, variant }: ClaimPhoto, moment: Moment): CityPicture {
  const file = `${slugify(`photo ${kind} ${FIRST_CLAIM_PHOTO + variant} ${moment}`)}.webp`
  const shown = demoCity().claimPast?.photos[kind]
  if (!shown) throw new Error(`Нет рисунка «${kind}»`)
  return { file, alt: shown[moment] }
}

/** All pictures named in the contents, some repeated. */
export function picturesIn(contents: unknown): CityPicture[] {
  if (typeof contents !== 'object' || contents === null) return []
  return isPicture(contents) ? [contents] : Object.values(contents).flatMap(picturesIn)
}

function isPicture(thing: object): thing is CityPicture {
  return 'file' in thing && 'alt' in thing
}

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
