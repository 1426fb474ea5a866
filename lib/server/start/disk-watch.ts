import { statfs } from 'node:fs/promises'
import type { Log } from '@/lib/config/log'

const MEGABYTE = 1024 * 1024
/** The PostgreSQL journal needs two segments; with less the server may stop. */
const FULL_BYTES = 32 * MEGABYTE
/** An uploaded document with pictures and a day's backups; on a small disk a tenth is enough. */
const LOW_BYTES = 1024 * MEGABYTE
const LOW_SHARE = 0.1
const CHECK_EVERY_MS = 2_000

type DiskState = 'enough' | 'low' | 'full'

export interface Disk {
  state: DiskState
  folder: string
  freeMegabytes: number
}

export async function fullestDisk(folders: readonly string[]): Promise<Disk | null> {
  const disks = await Promise.all(folders.map(readDisk))
  const known = disks.filter((disk) => disk !== null).sort((one, other) => one.freeMegabytes - other.freeMegabytes)
  return known[0] ?? null
}

async function readDisk(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null)
  if (!found || found.blocks === 0) return null
  const free = found.bavail * found.bsize
  return {
    state: getDiskState(free, found.blocks * found.bsize),
    folder,
    freeMegabytes: Math.floor(free / MEGABYTE),
  }
}

export function getDiskState(free: number, size: number): DiskState {
  if (free < FULL_BYTES) return 'full'
  return free < Math.min(LOW_BYTES, size * LOW_SHARE) ? 'low' : 'enough'
}

export class DiskWatch {
  private state: DiskState = 'enough'
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly folders: readonly string[],
    private readonly log: Log,
    private readonly onChange: (isFull: boolean) => void,
  ) {
    this.timer = setInterval(() => void this.check(), CHECK_EVERY_MS).unref()
  }

  async check(): Promise<void> {
    const disk = await fullestDisk(this.folders)
    if (!disk) return
    if (disk.state === this.state) return
    this.state = disk.state
    this.onChange(disk.state === 'full')
    this.report(disk)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private report({ state, folder, freeMegabytes }: Disk): void {
    const facts = { disk: folder, freeMegabytes }
    if (state === 'full')
      this.log.error(facts, 'На диске закончилось место: портал только показывает, записи отвечают 503')
    else if (state === 'low') this.log.warn(facts, 'На диске мало места: освободите его, пока портал ещё пишет')
    else this.log.info(facts, 'Места на диске снова хватает')
  }
}
