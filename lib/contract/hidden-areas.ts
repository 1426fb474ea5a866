/** Part of a picture that nobody is to see: fractions of the sides of the upright picture. */
export interface HiddenArea {
  x: number
  y: number
  width: number
  height: number
}

/** What is public of a private photo. */
export interface PhotoCopy {
  /** Number of the original among the private files. */
  file: number
  /** Number of the copy in the public library; null before the publication. */
  picture: number | null
  hidden: HiddenArea[]
  /** Another one after each change, for addresses of previews. */
  version: number
}

export const MAX_HIDDEN_AREAS = 10
/** Colour that takes the place of the pixels: of one colour, nothing can be guessed. */
export const HIDDEN_COLOUR = '#87919c'
