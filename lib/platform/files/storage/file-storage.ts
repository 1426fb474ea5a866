import type { Readable } from 'node:stream'

/** Folders of stored files. `media` and `files` are public, `private` is for the owner and staff. */
export const storedFolders = ['media', 'files', 'private'] as const

export interface StoredFile {
  /** `media/name.webp`. */
  path: string
  size: number
  changedMs: number
}

/** Numbers of the first and the last byte. */
export interface ByteRange {
  start: number
  end: number
}

/** Uploaded files and what is made of them. Contents never change: a replaced file gets a new name. */
export interface FileStorage {
  /** Stores the whole content or nothing. */
  put(path: string, content: Buffer | Readable, size: number): Promise<void>
  /** Null if missing. */
  get(path: string, range?: ByteRange): Promise<Readable | null>
  /** Null if missing. */
  head(path: string): Promise<StoredFile | null>
  /** Does nothing if missing. */
  delete(path: string): Promise<void>
  list(folder: (typeof storedFolders)[number]): AsyncIterable<StoredFile>
  /** Absent if the storage sets the time of a file itself. */
  setTime?(path: string, changedMs: number): Promise<void>
}

export async function* listStoredFiles(storage: FileStorage): AsyncGenerator<StoredFile> {
  for (const folder of storedFolders) yield* storage.list(folder)
}

/** The row of a file comes after it, in a transaction that may still run. */
const FRESH_MS = 3_600_000

/** True for a file that no row names and none will: an interrupted save or deletion has left it. */
export function isOrphan({ path, changedMs }: StoredFile, named: ReadonlySet<string>): boolean {
  return !named.has(path) && Date.now() - changedMs > FRESH_MS
}
