import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'

/** Lists every picture that the contents name, wherever they name it; some more than once. */
export function picturesIn(contents: unknown): CityPicture[] {
  if (typeof contents !== 'object' || contents === null) return []
  return isPicture(contents) ? [contents] : Object.values(contents).flatMap(picturesIn)
}

function isPicture(thing: object): thing is CityPicture {
  return 'file' in thing && 'alt' in thing
}
