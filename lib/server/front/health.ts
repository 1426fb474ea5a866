import { rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import { readBackupState } from '@/lib/platform/backups/backup-state'
import { s3 } from '@/lib/platform/files/storage/stored-files'
import { readEmailQueue, type EmailQueueState } from '@/lib/platform/mail/queue-state'
import { withDeadline } from '@/lib/runtime/with-deadline'
import { fullestDisk, type Disk } from '@/lib/server/start/disk-watch'

const LIMIT_MS = 1_500
const CACHED_MS = 1_000
const EMAILS_CACHED_MS = 10_000
/** All connections are in use, the portal's own among them. */
const TOO_MANY_CONNECTIONS = '53300'

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
  /** Whether S3 answers; null if files are in a folder. No reason to be unready: pages need no file. */
  files: boolean | null
  disk: Pick<Disk, 'state' | 'freeMegabytes'> | null
  /** State of the email queue; no reason to be unready, because what is sent later is not lost. Null if unknown. */
  emails: EmailQueueState | null
  /** State of the backups; no reason to be unready either. */
  copies: BackupFacts
}

/** Facts of the newest verified backup; `hasFailed` if the attempt after it made none. */
interface BackupFacts {
  ageSeconds: number | null
  isOnDataDisk: boolean | null
  hasFailed: boolean
}

export class Health {
  private checkedAt = -Infinity
  private client: Client | undefined
  private emails: EmailQueueState | null = null
  private emailsReadAt = -Infinity
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

  /** Closes the connection to the database. */
  async stop(): Promise<void> {
    await this.client?.end().catch(() => undefined)
  }

  private readiness(): Promise<Omit<Readiness, 'workers'>> {
    // by the monotonic clock: with the other one set back, an old response would stay
    if (this.last && performance.now() - this.checkedAt < CACHED_MS) return this.last
    this.checkedAt = performance.now()
    const checks = [
      this.isDatabaseReady(),
      this.isStorageReady(),
      isS3Ready(),
      fullestDisk(this.folders),
      readBackupFacts(this.dataDir),
    ] as const
    this.last = Promise.all(checks).then(([database, storage, files, disk, backups]) => ({
      database,
      storage,
      files,
      disk: disk && { state: disk.state, freeMegabytes: disk.freeMegabytes },
      emails: database ? this.emails : null,
      copies: backups,
    }))
    return this.last
  }

  /** Keeps its connection: a new one may be refused while the workers have theirs and everything is served. */
  private async isDatabaseReady(): Promise<boolean> {
    try {
      const client = (this.client ??= await this.connect())
      await client.query('select 1')
      await this.readEmails(client)
      return true
    } catch (error) {
      const { client } = this
      this.client = undefined
      void client?.end().catch(() => undefined)
      return (error as { code?: string }).code === TOO_MANY_CONNECTIONS
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'city-portal-health',
      connectionTimeoutMillis: LIMIT_MS,
      query_timeout: LIMIT_MS,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.once('end', () => {
      if (this.client === client) this.client = undefined
    })
    try {
      await client.connect()
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    return client
  }

  private async readEmails(client: Client): Promise<void> {
    if (performance.now() - this.emailsReadAt < EMAILS_CACHED_MS) return
    this.emailsReadAt = performance.now()
    this.emails = await readEmailQueue(client).catch(() => null)
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

async function isS3Ready(): Promise<boolean | null> {
  const bucket = s3
  if (!bucket) return null
  return withDeadline(LIMIT_MS, async () => (await bucket.findFailure()) === null).catch(() => false)
}

async function readBackupFacts(dataDir: string): Promise<BackupFacts> {
  const { ageSeconds, isOnDataDisk, failure } = await readBackupState(dataDir)
  return { ageSeconds, isOnDataDisk, hasFailed: failure !== null }
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
