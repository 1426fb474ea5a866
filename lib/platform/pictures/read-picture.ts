import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { storageFolders } from '@/lib/config/storage'
import type { Media } from '@/lib/platform/payload/payload-types'

/** The stored file of a picture of the library; undefined where none is chosen, or its file is away. */
export async function readPicture(media: Media | number | null | undefined): Promise<Buffer | undefined> {
  if (!media || typeof media === 'number' || !media.filename) return undefined
  return readFile(path.join(storageFolders.media, media.filename)).catch(() => undefined)
}
