import { demoCity } from '@/lib/content/demo-city'
import type { PictureFocus } from '@/lib/content/read/picture-focus'
import type { ClaimPhoto } from '@/lib/content/seed/content/claims'
import { slugify } from '@/lib/text/slugify'

export type Moment = 'before' | 'after'
export const moments: readonly Moment[] = ['before', 'after']

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
