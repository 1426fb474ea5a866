import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ReadEntry } from 'tar'
import { readWhole } from '@/lib/platform/backups/archive'
import { parseFileLines } from '@/lib/platform/backups/backup-format'
import { STORAGE } from '@/lib/platform/backups/stored-files'
import { contentFile } from '@/lib/platform/backups/write-files'

/** True if the folder of stored files has none. */
export async function hasNoFiles(dataDir: string): Promise<boolean> {
  const entries = await readdir(join(dataDir, STORAGE), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.every((entry) => entry.isDirectory())
}

/** Unpacks files beside the stored ones; they take their place at the end. */
export class FileRestorer {
  private readonly draft: string

  constructor(
    private readonly dataDir: string,
    /** Files of a backup without files. */
    private readonly store: string,
  ) {
    this.draft = join(dataDir, `${STORAGE}.restoring`)
  }

  async begin(): Promise<void> {
    await rm(this.draft, { recursive: true, force: true })
    await mkdir(this.draft, { recursive: true })
  }

  async take(path: string, content: AsyncIterable<Buffer>): Promise<void> {
    const file = this.resolvePlace(path)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
  }

  /** Takes files of the store, and the times of all: the next backup knows unchanged files by them. */
  async takeList(entry: ReadEntry, isInStore: boolean): Promise<void> {
    for (const { path, sha256, changedMs } of parseFileLines((await readWhole(entry)).toString())) {
      if (isInStore) await this.take(path, createReadStream(contentFile(this.store, sha256)))
      const changed = new Date(changedMs)
      await utimes(this.resolvePlace(path), changed, changed)
    }
  }

  /** Returns where the earlier files are, if there were any. */
  async end(): Promise<string | null> {
    const place = join(this.dataDir, STORAGE)
    const earlier = join(this.dataDir, `${STORAGE}.before-${Date.now()}`)
    const hadFiles = !(await hasNoFiles(this.dataDir))
    if (hadFiles) await rename(place, earlier)
    else await rm(place, { recursive: true, force: true })
    await rename(this.draft, place)
    return hadFiles ? earlier : null
  }

  async abandon(): Promise<void> {
    await rm(this.draft, { recursive: true, force: true })
  }

  /** Throws for a path that leads out of the folder. */
  private resolvePlace(path: string): string {
    const place = resolve(this.draft, path)
    if (relative(this.draft, place).split(sep).includes('..')) throw new Error(`путь ${path} ведёт из папки файлов`)
    return place
  }
}
