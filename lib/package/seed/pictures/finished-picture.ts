import { existsSync } from 'node:fs'
import path from 'node:path'
import { DEMO_FOLDER } from '@/lib/package/demo-city'

/** Finished pictures of the demo city; the programs that drew them stand in demo/drawing. */
export const PICTURES_FOLDER = path.join(DEMO_FOLDER, 'pictures')

/** Sizes that are kept finished; a picture that is no wider than the large one is its large size itself. */
export const finishedSizes = ['small', 'medium', 'large'] as const
export type FinishedSize = (typeof finishedSizes)[number]

/** The file of a size that a folder of pictures keeps finished. */
export function finishedSize(folder: string, size: FinishedSize, file: string): string | undefined {
  const finished = path.join(folder, size, file)
  return existsSync(finished) ? finished : undefined
}
