import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ArchiveWriter } from '@/lib/platform/backups/archive'
import {
  fileEntry,
  fileList,
  formatFileLine,
  type CopiedFile,
  type Manifest,
} from '@/lib/platform/backups/backup-format'
import { listStoredFiles, type StoredFile } from '@/lib/platform/backups/stored-files'

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
  root: string,
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
  for await (const file of listStoredFiles(root)) {
    const copied = await writeFile(root, file, archive, store)
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
  root: string,
  file: StoredFile,
  archive: ArchiveWriter,
  store?: ContentStore,
): Promise<CopiedFile | null> {
  try {
    return {
      ...file,
      sha256: store ? await storeContent(root, file, store) : await archiveContent(root, file, archive),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null // deleted since it was listed
  }
}

async function archiveContent(root: string, file: StoredFile, archive: ArchiveWriter): Promise<string> {
  const hash = createHash('sha256')
  const content = createReadStream(join(root, file.path))
  await new Promise((resolve, reject) => content.once('open', resolve).once('error', reject)) // before its head is written
  await archive.addStream(fileEntry(file.path), file.size, hashed(content, hash))
  return hash.digest('hex')
}

async function storeContent(root: string, file: StoredFile, store: ContentStore): Promise<string> {
  const known = store.known.get(fileKey(file))
  if (known && (await stat(contentFile(store.folder, known)).catch(() => null))) return known
  await mkdir(store.folder, { recursive: true, mode: 0o700 })
  const draft = join(store.folder, `${randomBytes(8).toString('hex')}.part`)
  const hash = createHash('sha256')
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(hashed(createReadStream(join(root, file.path)), hash), target)
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
