import type { Readable } from 'node:stream'
import type { ByteRange, FileStorage, storedFolders, StoredFile } from '@/lib/platform/files/storage/file-storage'

/** Puts new files into one storage and finds the older ones in both, so that files can be moved while people read them. */
export class JoinedStorage implements FileStorage {
  constructor(
    readonly current: FileStorage,
    readonly other: FileStorage,
  ) {}

  put(path: string, content: Buffer | Readable, size: number): Promise<void> {
    return this.current.put(path, content, size)
  }

  async get(path: string, range?: ByteRange): Promise<Readable | null> {
    return (await this.current.get(path, range)) ?? this.other.get(path, range)
  }

  async head(path: string): Promise<StoredFile | null> {
    return (await this.current.head(path)) ?? this.other.head(path)
  }

  async delete(path: string): Promise<void> {
    await Promise.all([this.current.delete(path), this.other.delete(path)])
  }

  async *list(folder: (typeof storedFolders)[number]): AsyncGenerator<StoredFile> {
    const listed = new Set<string>()
    for await (const file of this.other.list(folder)) {
      listed.add(file.path)
      yield file
    }
    for await (const file of this.current.list(folder)) if (!listed.has(file.path)) yield file
  }

  async setTime(path: string, changedMs: number): Promise<void> {
    await this.current.setTime?.(path, changedMs)
  }
}
