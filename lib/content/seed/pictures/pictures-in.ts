import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'

/** All pictures named in the contents, some repeated. */
export function picturesIn(contents: unknown): CityPicture[] {
  if (typeof contents !== 'object' || contents === null) return []
  return isPicture(contents) ? [contents] : Object.values(contents).flatMap(picturesIn)
}

function isPicture(thing: object): thing is CityPicture {
  return 'file' in thing && 'alt' in thing
}
