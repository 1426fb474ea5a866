import type { StoredFile } from '@/lib/platform/files/storage/file-storage'

/** The row of a file comes after it, in a transaction that may still run. */
const FRESH_MS = 3_600_000

/** True for a file that no row names and none will: an interrupted save or deletion has left it. */
export function isOrphan({ path, changedMs }: StoredFile, named: ReadonlySet<string>): boolean {
  return !named.has(path) && Date.now() - changedMs > FRESH_MS
}
