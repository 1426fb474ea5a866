import { rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'

const LIMIT_MS = 2_000
/** Whoever asks more often gets the last answer, so that asking loads nothing. */
const REMEMBERED_MS = 1_000

interface Readiness {
  database: boolean
  storage: boolean
}

/** Answers /healthz (the process lives) and /readyz (it can serve: the database answers, the data folder takes files). */
export class Health {
  private checkedAt = 0
  private last: Promise<Readiness> | undefined

  constructor(
    private readonly databaseUrl: string,
    private readonly dataDir: string,
  ) {}

  answerAlive(res: ServerResponse): void {
    answer(res, 200, { status: 'ok' })
  }

  async answerReady(res: ServerResponse): Promise<void> {
    const readiness = await this.readiness()
    answer(res, readiness.database && readiness.storage ? 200 : 503, readiness)
  }

  private readiness(): Promise<Readiness> {
    if (this.last && Date.now() - this.checkedAt < REMEMBERED_MS) return this.last
    this.checkedAt = Date.now()
    this.last = Promise.all([this.isDatabaseReady(), this.isStorageReady()]).then(([database, storage]) => ({
      database,
      storage,
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
      await writeFile(probe, '')
      await rm(probe)
      return true
    } catch {
      return false
    }
  }
}

function answer(res: ServerResponse, status: number, body: object): void {
  const text = `${JSON.stringify(body)}\n`
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  res.end(text)
}
