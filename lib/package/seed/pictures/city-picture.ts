import type { MapSheet, SeedCityMap } from '@/lib/package/seed/content/city-map-shapes'
import { photoWords, type BeforeAfterKind } from '@/lib/package/seed/content/claim-words'
import type { ClaimPhoto } from '@/lib/package/seed/content/claims'
import type { SeedOfficial, SeedProject } from '@/lib/package/seed/content/government-shapes'
import type { SeedPicture } from '@/lib/package/seed/content/shapes'
import { slugify } from '@/lib/shared/slugify'

type Portrait = SeedOfficial['portrait']
export type Moment = 'before' | 'after'
export const moments: readonly Moment[] = ['before', 'after']

/** From what the programs of demo/drawing make a picture. A photo is smaller: residents' telephones took it. */
export type Drawing =
  | { kind: 'scene'; scene: Omit<SeedPicture, 'alt'>; isPhoto?: boolean }
  | { kind: 'pair'; pair: BeforeAfterKind; variant: number; moment: Moment; isPhoto?: boolean }
  | { kind: 'portrait'; portrait: Portrait }
  | { kind: 'sheet'; sheet: () => MapSheet }
  | { kind: 'panorama' | 'emblem' | 'flag' | 'card' }

/** A picture of the demo city. `name` is that of its finished file in demo/pictures and says what it shows. */
export interface CityPicture {
  name: string
  alt: string
  /** What is written under it in an album. */
  caption?: string
  drawing: Drawing
}

/** A scene of the press office. */
export function scenePicture({ alt, subject, season = 'summer', light = 'day', variant }: SeedPicture) {
  const words = [subject, season !== 'summer' && season, light !== 'day' && light, variant]
  const name = slugify(words.filter((word) => word !== false).join(' '))
  const drawing = { kind: 'scene', scene: { subject, season, light, variant } } as const
  return { name, alt, drawing } satisfies CityPicture
}

/** The place of a project, as it was or as it became. */
export function projectPicture({ kind, variant, ...words }: NonNullable<SeedProject['pair']>, moment: Moment) {
  return pairPicture({ pair: kind, variant, moment }, words[moment])
}

/** The place of a claim, as its author or the department saw it. */
export function claimPhoto({ kind, variant }: ClaimPhoto, moment: Moment): CityPicture {
  return pairPicture({ pair: kind, variant: 60 + variant, moment, isPhoto: true }, wordsOf(kind, moment))
}

/** The place of an idea, as it was or with the idea made true. */
export function ideaPairPhoto(pair: BeforeAfterKind, moment: Moment): CityPicture {
  return pairPicture({ pair, variant: 90, moment, isPhoto: true }, wordsOf(pair, moment))
}

function wordsOf(pair: BeforeAfterKind, moment: Moment): string {
  return photoWords[pair][moment === 'before' ? 0 : 1]
}

function pairPicture(pair: Omit<Extract<Drawing, { kind: 'pair' }>, 'kind'>, alt: string): CityPicture {
  const { pair: place, variant, moment, isPhoto = false } = pair
  const name = slugify(`${isPhoto ? 'photo ' : ''}${place} ${variant} ${moment}`)
  return { name, alt, drawing: { kind: 'pair', ...pair } }
}

/** The place of an idea that nobody has changed yet. */
export function scenePhoto(picture: SeedPicture): CityPicture {
  const { name, alt, drawing } = scenePicture(picture)
  return { name: `photo-${name}`, alt, drawing: { ...drawing, isPhoto: true } }
}

/** The face of an official. */
export function officialPortrait({ name, portrait }: SeedOfficial): CityPicture {
  return portraitPicture(name, `Портрет: ${name}`, portrait)
}

/** The face of somebody. */
export function portraitPicture(name: string, alt: string, portrait: Portrait): CityPicture {
  return { name: slugify(`portrait ${name}`), alt, drawing: { kind: 'portrait', portrait } }
}

/** The sheets of a map of the gallery; the first one is its cover. */
export function mapPictures(map: SeedCityMap): readonly CityPicture[] {
  const sheets = map.kind === 'pdf' ? map.sheets : [map.sheet]
  return sheets.map((sheet, index) => ({
    name: `${slugify(`map ${map.title}`)}${index === 0 ? '' : `-${index + 1}`}`,
    alt: `Карта: ${map.title}.`,
    drawing: { kind: 'sheet', sheet },
  }))
}
