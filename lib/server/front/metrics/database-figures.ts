import { Client } from 'pg'
import { env } from '@/lib/config/env'
import { readEmailQueue, type EmailQueueState } from '@/lib/platform/mail/queue-state'

const LIMIT_MS = 2_000
/** Several collectors may ask at once. */
const CACHED_MS = 10_000

export interface DatabaseFigures {
  emails: EmailQueueState
  overdueClaims: number
  overdueAppeals: number
}

/** Reads what only the database knows, with a connection of its own that does not stay. */
export class DatabaseFiguresReader {
  private readAt = -Infinity
  private last: Promise<DatabaseFigures | null> = Promise.resolve(null)

  constructor(private readonly databaseUrl: string) {}

  /** Null while the database is away. */
  read(): Promise<DatabaseFigures | null> {
    if (performance.now() - this.readAt < CACHED_MS) return this.last
    this.readAt = performance.now()
    this.last = readFigures(this.databaseUrl).catch(() => null)
    return this.last
  }
}

async function readFigures(databaseUrl: string): Promise<DatabaseFigures> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'city-portal-metrics',
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const emails = await readEmailQueue(client)
    const { rows } = await client.query<Omit<DatabaseFigures, 'emails'>>(
      'SELECT count_overdue_claims($1) AS "overdueClaims", count_overdue_appeals($1) AS "overdueAppeals"',
      [env.TIME_ZONE],
    )
    const [overdue] = rows as [Omit<DatabaseFigures, 'emails'>]
    return { emails, ...overdue }
  } finally {
    void client.end().catch(() => undefined)
  }
}
