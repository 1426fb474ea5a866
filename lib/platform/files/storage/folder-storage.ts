import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange, FileStorage, StoredFile } from '@/lib/platform/files/storage/file-storage'

/** Below DATA_DIR. */
export const STORAGE = 'storage'
const READINGS = 'readings/'

export class FolderStorage implements FileStorage {
  constructor(private readonly dataDir: string) {}

  async put(path: string, content: Buffer | Readable): Promise<void> {
    const file = this.toFile(path)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    try {
      if (Buffer.isBuffer(content)) await writeFile(draft, content, { mode: 0o600 })
      else await pipeline(content, createWriteStream(draft, { mode: 0o600 }))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async get(path: string, range?: ByteRange): Promise<Readable | null> {
    const stream = createReadStream(this.toFile(path), range)
    try {
      await once(stream, 'open')
      return stream
    } catch (error) {
      return nullIfMissing(error)
    }
  }

  async head(path: string): Promise<StoredFile | null> {
    try {
      const found = await stat(this.toFile(path))
      return found.isFile() ? { path, size: found.size, changedMs: Math.floor(found.mtimeMs) } : null
    } catch (error) {
      return nullIfMissing(error)
    }
  }

  async delete(path: string): Promise<void> {
    await rm(this.toFile(path), { force: true })
  }

  /** A file deleted meanwhile is left out. */
  async *list(folder: string): AsyncGenerator<StoredFile> {
    const entries = await opendir(this.toFile(folder)).catch(nullIfMissing)
    for await (const entry of entries ?? []) {
      const found = entry.isFile() ? await this.head(`${folder}/${entry.name}`) : null
      if (found) yield found
    }
  }

  async setTime(path: string, changedMs: number): Promise<void> {
    const changed = new Date(changedMs)
    await utimes(this.toFile(path), changed, changed)
  }

  /** Readings are made again from the files, so no backup holds them. */
  private toFile(path: string): string {
    return path.startsWith(READINGS) ? join(this.dataDir, path) : join(this.dataDir, STORAGE, path)
  }
}

function nullIfMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return null
  throw error
}
