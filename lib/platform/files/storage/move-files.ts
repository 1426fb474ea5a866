import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { listStoredFiles, type FileStorage, type StoredFile } from '@/lib/platform/files/storage/file-storage'

const AT_ONCE = 8
const REPORT_EVERY = 500

/**
 * Copies all files, compares every copy with its original, then deletes the originals: a reader finds a file in one of the
 * two at any moment. Deletes none if a copy differs.
 */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  report: (count: number) => void,
): Promise<{ count: number; bytes: number }> {
  const files: StoredFile[] = []
  for await (const file of listStoredFiles(from)) files.push(file)
  let count = 0
  await pLimit(AT_ONCE).map(files, async (file) => {
    await copyFile(file, from, to)
    count += 1
    if (count % REPORT_EVERY === 0) report(count)
  })
  await pLimit(AT_ONCE).map(files, ({ path }) => from.delete(path))
  return { count, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

async function copyFile({ path, size }: StoredFile, from: FileStorage, to: FileStorage): Promise<void> {
  const original = await hashFile(path, from)
  if (original === null) return // deleted since it was listed
  if ((await hashFile(path, to)) === original) return
  const content = await from.get(path)
  if (!content) return
  await to.put(path, content, size)
  if ((await hashFile(path, to)) !== original) throw new Error(`файл ${path} скопирован с ошибкой`)
}

async function hashFile(path: string, storage: FileStorage): Promise<string | null> {
  const content = await storage.get(path)
  if (!content) return null
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
