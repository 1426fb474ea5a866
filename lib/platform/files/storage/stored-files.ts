import { buffer } from 'node:stream/consumers'
import { storageFolders } from '@/lib/config/storage'
import { env } from '@/lib/config/env'
import type { FileStorage } from '@/lib/platform/files/storage/file-storage'
import { FolderStorage } from '@/lib/platform/files/storage/folder-storage'
import { JoinedStorage } from '@/lib/platform/files/storage/joined-storage'
import { S3Storage } from '@/lib/platform/files/storage/s3-storage'

/** False if new files go to S3. */
export const storesInFolder = !env.S3 || env.FILE_STORAGE === 'folder'

export const s3 = env.S3 ? new S3Storage(env.S3) : null

export function openFileStorage(dataDir: string): FileStorage {
  const folder = new FolderStorage(dataDir)
  if (!s3) return folder
  return storesInFolder ? new JoinedStorage(folder, s3) : new JoinedStorage(s3, folder)
}

/** Files of this portal. */
export const storedFiles = openFileStorage(storageFolders.root)

/** Null if missing. */
export async function readStoredFile(path: string): Promise<Buffer | null> {
  const content = await storedFiles.get(path)
  return content && buffer(content)
}
