import { demoCity } from '@/lib/content/demo-city'
import type { PictureFocus } from '@/lib/content/read/picture-focus'
import type { ClaimPhoto } from '@/lib/content/seed/content/claims'
import { slugify } from '@/lib/text/slugify'

export type Moment = 'before' | 'after'
export const moments: readonly Moment[] = ['before', 'after']

/** A finished picture of a city: a file of its folder of pictures and what it shows. */
export interface CityPicture {
  file: string
  alt: string
  /** An album shows this under it. */
  caption?: string
  /** What stays where the picture is cut to the shape of a card; otherwise the middle. */
  focus?: PictureFocus | undefined
}

/** Claims show drawings of their own, numbered from here. */
const FIRST_CLAIM_PHOTO = 60

/** Gives the picture of a claim's place, as its author or the department saw it. */
export function claimPhoto({ kind, variant }: ClaimPhoto, moment: Moment): CityPicture {
  const file = `${slugify(`photo ${kind} ${FIRST_CLAIM_PHOTO + variant} ${moment}`)}.webp`
  const shown = demoCity().claimPast?.photos[kind]
  if (!shown) throw new Error(`Нет рисунка «${kind}»`)
  return { file, alt: shown[moment] }
}
