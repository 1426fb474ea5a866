import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '@/lib/config/log'
import type { ChangedTables } from '@/lib/server/front/page-cache'

/** Notified by triggers of the content tables when their transaction commits. */
const CONTENT_CHANNEL = 'content_changed'

/** A connection silent for this long counts as broken; cached pages are then served at any age. */
const CONNECT_LIMIT_MS = 2_000
const PULSE_MS = 2_000
const MIN_PAUSE_MS = 100
const MAX_PAUSE_MS = 2_000
/** Advisory lock of the first listener. */
const FIRST_LOCK = 7_305_116

interface ListenerEvents {
  /** Called with the table that changed; with `all` if anything may have changed, as while disconnected. */
  onChange(tables: ChangedTables): void
  onConnection(isConnected: boolean): void
  /** Called when this becomes the one instance that tells others, outside of the portal: what changed before is unknown. */
  onFirst?(): void
}

export class ContentListener {
  private client: Client | undefined
  private stopped = false
  /** True for one instance on the database. */
  isFirst = false
  /** Those of the start, which the workers know too: a newer one is made by a newer version of the portal. */
  private tables: ReadonlySet<string> | undefined
  private readonly done: Promise<void>
  private markReady: () => void = () => undefined
  readonly ready = new Promise<void>((resolve) => {
    this.markReady = resolve
  })

  constructor(
    private readonly databaseUrl: string,
    private readonly events: ListenerEvents,
    private readonly log: Log,
  ) {
    this.done = this.keepListening()
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end().catch(() => undefined)
    await this.done
  }

  /** Logs one line when the connection is lost and one when it is back. */
  private async keepListening(): Promise<void> {
    let pause = MIN_PAUSE_MS
    let isLost = false
    const onListening = () => {
      if (isLost) this.log.warn('Связь с базой восстановлена')
      isLost = false
      pause = MIN_PAUSE_MS
    }
    while (!this.stopped) {
      const reason = await this.listen(onListening).then(
        () => 'соединение закрыто',
        (error: Error) => error.message,
      )
      if (this.stopped) return
      if (!isLost) this.log.warn({ reason }, 'Нет связи с базой: ждём её')
      isLost = true
      this.events.onConnection(false)
      await sleep(pause)
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
  }

  /** Calls onChange first: earlier changes are unknown. */
  private async listen(onListening: () => void): Promise<void> {
    const socket = new Socket()
    const client = new Client({
      stream: () => socket,
      connectionString: this.databaseUrl,
      application_name: 'city-portal-content',
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: CONNECT_LIMIT_MS,
      keepAlive: true,
    })
    this.client = client
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    client.on('error', () => undefined)
    try {
      client.on('notification', ({ payload }) => this.events.onChange(this.toChanged(payload)))
      await client.connect()
      this.tables ??= await readTables(client)
      await client.query(`listen ${CONTENT_CHANNEL}`)
      await this.askToBeFirst(client)
      onListening()
      this.events.onChange('all')
      this.events.onConnection(true)
      this.markReady()
      await this.untilBroken(client, ended)
    } finally {
      this.isFirst = false
      socket.destroy()
    }
  }

  private toChanged(table = ''): ChangedTables {
    return this.tables?.has(table) ? new Set([table]) : 'all'
  }

  /** Queries regularly: a connection cut by the network stays silent for hours. */
  private async untilBroken(client: Client, ended: Promise<void>): Promise<void> {
    const isOver = ended.then(() => true)
    while (!(await Promise.race([isOver, sleep(PULSE_MS, false, { ref: false })])))
      if (this.isFirst) await client.query('select 1')
      else await this.askToBeFirst(client)
  }

  private async askToBeFirst(client: Client): Promise<void> {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [FIRST_LOCK])
    this.isFirst = rows[0]?.taken === true
    if (this.isFirst) this.events.onFirst?.()
  }
}

async function readTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  return new Set(rows.map(({ name }) => name))
}
