const fullKey = Symbol.for('city-portal.full-disk')
/** One for the process: the front watches the disk outside of Next's bundle, what writes lives inside. */
const holder = globalThis as { [fullKey]?: boolean }

/** Thrown instead of beginning to write what would not be finished. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'DISK_FULL'

  constructor() {
    super('На диске закончилось место')
  }
}

export function markDisk({ isFull }: { isFull: boolean }): void {
  holder[fullKey] = isFull
}

/** PostgreSQL stops altogether when it has no room for its journal: nothing is begun while only that much is left. */
export function refuseWhenDiskIsFull(): void {
  if (holder[fullKey]) throw new DiskFullError()
}
