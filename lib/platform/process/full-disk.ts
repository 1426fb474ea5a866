import { processScope } from '@/lib/runtime/process-scope'

export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'DISK_FULL'

  constructor() {
    super('На диске закончилось место')
  }
}

/** The server checks the disk outside Next's bundles, writes run inside them. */
export function markDisk({ isFull }: { isFull: boolean }): void {
  processScope.isDiskFull = isFull
}

export function isDiskFull(): boolean {
  return processScope.isDiskFull === true
}

/** PostgreSQL stops without space for its log, so nothing new is written. */
export function refuseWhenDiskIsFull(): void {
  if (isDiskFull()) throw new DiskFullError()
}
