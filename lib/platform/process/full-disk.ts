import { processScope } from '@/lib/runtime/process-scope'

/** Thrown instead of beginning to write what would not be finished. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'DISK_FULL'

  constructor() {
    super('На диске закончилось место')
  }
}

/** The front watches the disk outside of Next's bundles, and the code that writes runs inside them. */
export function markDisk({ isFull }: { isFull: boolean }): void {
  processScope.isDiskFull = isFull
}

/** PostgreSQL stops altogether when it has no room for its journal: nothing is begun while only that much is left. */
export function refuseWhenDiskIsFull(): void {
  if (processScope.isDiskFull) throw new DiskFullError()
}
