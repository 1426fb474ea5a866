import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadEntry } from 'tar'
import { readWhole } from '@/lib/platform/backups/archive'
import { parseFileLines } from '@/lib/platform/backups/backup-format'
import { contentFile } from '@/lib/platform/backups/write-files'
import { listStoredFiles, type FileStorage } from '@/lib/platform/files/storage/file-storage'
import { STORAGE } from '@/lib/platform/files/storage/folder-storage'

export async function hasFiles(storage: FileStorage): Promise<boolean> {
  const { done } = await listStoredFiles(storage).next()
  return !done
}

/** Moves the folder of stored files aside. Returns its new place. */
export async function setFilesAside(dataDir: string): Promise<string> {
  const earlier = join(dataDir, `${STORAGE}.before-${Date.now()}`)
  await rename(join(dataDir, STORAGE), earlier)
  return earlier
}

export async function bringFilesBack(dataDir: string, earlier: string): Promise<void> {
  await rm(join(dataDir, STORAGE), { recursive: true, force: true })
  await rename(earlier, join(dataDir, STORAGE))
}

/** Puts the files of a backup into the storage. Those of an interrupted restore have the same names and contents. */
export class FileRestorer {
  constructor(
    private readonly storage: FileStorage,
    /** Files of a backup without files. */
    private readonly store: string,
  ) {}

  takeEntry(path: string, entry: ReadEntry): Promise<void> {
    return this.take(path, Readable.from(entry), entry.size)
  }

  /** Takes files of the store, and the times of all: the next backup knows unchanged files by them. */
  async takeList(entry: ReadEntry, isInStore: boolean): Promise<void> {
    for (const { path, sha256, size, changedMs } of parseFileLines((await readWhole(entry)).toString())) {
      if (isInStore) await this.take(path, createReadStream(contentFile(this.store, sha256)), size)
      await this.storage.setTime?.(path, changedMs)
    }
  }

  private async take(path: string, content: Readable, size: number): Promise<void> {
    if (path.split(/[\\/]/).includes('..')) throw new Error(`путь ${path} ведёт из папки файлов`)
    await this.storage.put(path, content, size)
  }
}
