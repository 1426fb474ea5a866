import { existsSync } from 'node:fs'
import path from 'node:path'

/** Finished pictures of the demo city; the programs that drew them stand in demo/drawing. */
export const PICTURES_FOLDER = path.resolve('demo/pictures')

/** Sizes that are kept finished; a picture that is no wider than the large one is its large size itself. */
export const finishedSizes = ['small', 'medium', 'large'] as const
export type FinishedSize = (typeof finishedSizes)[number]

/** The file of a picture, or of one of its sizes. */
export function pictureFile(name: string, size?: FinishedSize): string {
  return path.join(PICTURES_FOLDER, size ?? '', `${name}.webp`)
}

/** The file that is shown as this size of the picture; none for what would have to be enlarged. */
export function sizeFile(name: string, size: FinishedSize): string | undefined {
  const file = pictureFile(name, size)
  if (existsSync(file)) return file
  return size === 'large' ? pictureFile(name) : undefined
}
