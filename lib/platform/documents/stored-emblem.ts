import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { storageFolders } from '@/lib/config/storage'
import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'

/** The name of a stored file never changes its content, so that an emblem is made ready for papers once. */
const made = new LRUCache<string, Buffer>({ max: 4 })

/** Draws the emblem for a letterhead from a file of the library; without one it is a plain shield. */
export async function storedEmblem(file: string | null): Promise<Buffer> {
  const known = made.get(file ?? '')
  if (known) return known
  const picture =
    file === null ? undefined : await readFile(path.join(storageFolders.media, file)).catch(() => undefined)
  const emblem = await letterheadEmblem(picture)
  if (picture || file === null) made.set(file ?? '', emblem)
  return emblem
}
