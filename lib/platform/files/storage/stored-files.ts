import { buffer } from 'node:stream/consumers'
import { storageFolders } from '@/lib/config/storage'
import { openFileStorage } from '@/lib/platform/files/storage/open-file-storage'

/** Files of this portal. */
export const storedFiles = openFileStorage(storageFolders.root)

/** Null if missing. */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  const content = await storedFiles.get(path)
  return content && buffer(content)
}
