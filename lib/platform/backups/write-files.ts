import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ArchiveWriter } from '@/lib/platform/backups/archive'
import {
  fileEntry,
  fileList,
  formatFileLine,
  type CopiedFile,
  type Manifest,
} from '@/lib/platform/backups/backup-format'
import { listStoredFiles, type FileStorage, type StoredFile } from '@/lib/platform/files/storage/file-storage'

/** Files of one list: a reader holds the hashes of so many. */
const LISTED_FILES = 1_000

export interface ContentStore {
  folder: string
  /** Hashes of files that an earlier backup has, by `fileKey`. */
  known: ReadonlyMap<string, string>
}

export function fileKey({ path, size, changedMs }: StoredFile): string {
  return `${size} ${changedMs} ${path}`
}

/** Path of a content in a store. */
export function contentFile(folder: string, sha256: string): string {
  return join(folder, sha256.slice(0, 2), sha256)
}

/** Copies stored files into the archive, or into the store if there is one. */
export async function writeFiles(
  storage: FileStorage,
  named: Set<string>,
  archive: ArchiveWriter,
  store?: ContentStore,
): Promise<Manifest['files']> {
  const missing = new Set(named)
  const totals = { count: 0, bytes: 0 }
  let listed: string[] = []
  let lists = 0
  const flush = async () => {
    lists += 1
    await archive.add(fileList(lists), Buffer.from(listed.join('')))
    listed = []
  }
  for await (const file of listStoredFiles(storage)) {
    const copied = await writeFile(storage, file, archive, store)
    if (!copied) continue
    missing.delete(file.path)
    totals.count += 1
    totals.bytes += copied.size
    listed.push(formatFileLine(copied))
    if (listed.length === LISTED_FILES) await flush()
  }
  if (listed.length > 0) await flush()
  return { place: store ? 'beside' : 'inside', ...totals, missing: [...missing].sort() }
}

async function writeFile(
  storage: FileStorage,
  file: StoredFile,
  archive: ArchiveWriter,
  store?: ContentStore,
): Promise<CopiedFile | null> {
  const known = store && (await findKnown(file, store))
  if (known) return { ...file, sha256: known }
  const content = await storage.get(file.path) // before its head is written
  if (!content) return null // deleted since it was listed
  const sha256 = await (store ? storeContent(content, store) : archiveContent(file, content, archive))
  return { ...file, sha256 }
}

async function archiveContent(file: StoredFile, content: Readable, archive: ArchiveWriter): Promise<string> {
  const hash = createHash('sha256')
  await archive.addStream(fileEntry(file.path), file.size, hashed(content, hash))
  return hash.digest('hex')
}

async function findKnown(file: StoredFile, { folder, known }: ContentStore): Promise<string | undefined> {
  const sha256 = known.get(fileKey(file))
  return sha256 && (await stat(contentFile(folder, sha256)).catch(() => null)) ? sha256 : undefined
}

async function storeContent(content: Readable, store: ContentStore): Promise<string> {
  await mkdir(store.folder, { recursive: true, mode: 0o700 })
  const draft = join(store.folder, `${randomBytes(8).toString('hex')}.part`)
  const hash = createHash('sha256')
  try {
    await pipeline(hashed(content, hash), createWriteStream(draft, { mode: 0o600, flush: true }))
    const sha256 = hash.digest('hex')
    const place = contentFile(store.folder, sha256)
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    await rename(draft, place)
    return sha256
  } finally {
    await rm(draft, { force: true })
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}
