import { rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import { fullestDisk, type Disk } from '@/lib/server/start/disk-watch'

const LIMIT_MS = 1_500
const CACHED_MS = 1_000

/** An empty file would fit on a full disk too. */
const PROBE = Buffer.alloc(64 * 1024)

const probes = ['/healthz', '/readyz'] as const
type Probe = (typeof probes)[number]

export function isProbe(path: string): path is Probe {
  return (probes as readonly string[]).includes(path)
}

interface Readiness {
  workers: number
  database: boolean
  storage: boolean
  disk: Pick<Disk, 'state' | 'freeMegabytes'> | null
}

export class Health {
  private checkedAt = 0
  private last: Promise<Omit<Readiness, 'workers'>> | undefined
  /** Balancers are to send no more requests. */
  isStopping = false

  constructor(
    private readonly databaseUrl: string,
    private readonly dataDir: string,
    private readonly folders: readonly string[] = [dataDir],
    private readonly countWorkers: () => number = () => 1,
  ) {}

  async respond(probe: Probe, res: ServerResponse): Promise<void> {
    if (probe === '/healthz') return respondToProbe(res, 200, { status: 'ok' })
    if (this.isStopping) return respondToProbe(res, 503, { status: 'stopping' })
    const readiness = { ...(await this.readiness()), workers: this.countWorkers() }
    respondToProbe(res, isReady(readiness) ? 200 : 503, readiness)
  }

  private readiness(): Promise<Omit<Readiness, 'workers'>> {
    if (this.last && Date.now() - this.checkedAt < CACHED_MS) return this.last
    this.checkedAt = Date.now()
    const checks = [this.isDatabaseReady(), this.isStorageReady(), fullestDisk(this.folders)] as const
    this.last = Promise.all(checks).then(([database, storage, disk]) => ({
      database,
      storage,
      disk: disk && { state: disk.state, freeMegabytes: disk.freeMegabytes },
    }))
    return this.last
  }

  private async isDatabaseReady(): Promise<boolean> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  private async isStorageReady(): Promise<boolean> {
    const probe = join(this.dataDir, `.ready-${process.pid}`)
    try {
      await writeFile(probe, PROBE)
      return true
    } catch {
      return false
    } finally {
      await rm(probe, { force: true }).catch(() => undefined)
    }
  }
}

function isReady({ database, storage, disk, workers }: Readiness): boolean {
  return database && storage && disk?.state !== 'full' && workers > 0
}

export function respondToProbe(res: ServerResponse, status: number, body: object): void {
  const text = `${JSON.stringify(body)}\n`
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(text)
}
