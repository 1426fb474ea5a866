import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig } from 'pg'
import { eventually } from '@/e2e/fixtures/portal'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { signalDatabase } from '@/e2e/platform/signal-database'
import { StalledProxy } from '@/e2e/platform/stalled-proxy'
import { expectStored, sendMessage, type SentMessage } from '@/e2e/platform/support-messages'
import { CircuitBreaker } from '@/lib/platform/database/circuit-breaker'
import { probeDatabase } from '@/lib/platform/postgres/until-database-answers'
import { ConnectionPool } from '@/lib/platform/database/connection-pool'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import { withTimeout } from '@/lib/platform/database/timeouts'

jest.setTimeout(600_000)

const WRITES_PER_SECOND = 20
const CONNECTIONS = 12

let city: DemoCityCopy
let observer: Client

beforeAll(async () => {
  city = await DemoCityCopy.open()
  observer = new Client({ connectionString: city.database.url })
  await observer.connect()
})

afterAll(async () => {
  await observer.end()
  await city.close()
})

interface Outage {
  databaseUrl: string
  begin: () => unknown
  end: () => unknown
  seconds: number
}

test('a database frozen for 20 s under 20 writes a second', async () => {
  const signal = (name: NodeJS.Signals) => () => signalDatabase(city.dataDir, name)
  const freeze = { begin: signal('SIGSTOP'), end: signal('SIGCONT'), seconds: 20 }
  await expectRecovery({ databaseUrl: city.database.url, ...freeze })
})

test('a network that drops packets for 10 s under 20 writes a second', async () => {
  const line = await StalledProxy.to(Number(new URL(city.database.url).port))
  const databaseUrl = Object.assign(new URL(city.database.url), { port: String(line.port) }).href
  try {
    await expectRecovery({ databaseUrl, begin: () => line.stall(), end: () => line.resume(), seconds: 10 })
  } finally {
    line.close()
  }
})

/** A pool as the portal has it, in this process: all its connections can be held at once. */
function openPool(databaseUrl: string): ConnectionPool {
  const breaker = new CircuitBreaker(() => probeDatabase({ connectionString: databaseUrl }))
  class GuardedClient extends TimeoutClient {
    constructor(config: ClientConfig) {
      super(config, breaker)
    }
  }
  return new ConnectionPool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: 3_000,
    Client: GuardedClient,
  } as object)
}

/** Every write is answered, nothing acknowledged is lost, and afterwards all connections work. */
async function expectRecovery({ databaseUrl, begin, end, seconds }: Outage): Promise<void> {
  const { server, origin } = await city.startServer(databaseUrl)
  const pool = openPool(databaseUrl)
  const transact = () => withTimeout('call', () => drizzle(pool).transaction((db) => db.execute('select 1')))
  try {
    const writes: Promise<SentMessage>[] = []
    const transactions: Promise<boolean>[] = []
    await expectWrite(origin)
    await begin()
    while (writes.length < seconds * WRITES_PER_SECOND) {
      writes.push(sendMessage(origin))
      transactions.push(
        transact().then(
          () => true,
          () => false,
        ),
      )
      await sleep(1_000 / WRITES_PER_SECOND)
    }
    await end()
    const responses = await Promise.all(writes)
    expect(responses.filter(({ status }) => status !== 503 && status !== 200)).toEqual([])
    expect(responses.filter(({ status }) => status === 503).length).toBeGreaterThan(responses.length / 2)
    expect(await Promise.all(transactions)).toContain(false)
    await expectWrite(origin)
    await expectAllConnections(pool)
    const reads = Array.from({ length: CONNECTIONS }, () => fetch(`${origin}/api/home`))
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200))
    await expectStored(observer, responses)
  } finally {
    await server.stop()
    await pool.end()
  }
}

async function expectAllConnections(pool: ConnectionPool): Promise<void> {
  await eventually(
    () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    (isAnswered) => isAnswered,
  )
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()))
  try {
    const answers = await Promise.all(clients.map((client) => client.query('select 1')))
    expect(answers.map(({ rowCount }) => rowCount)).toEqual(clients.map(() => 1))
  } finally {
    for (const client of clients) client.release()
  }
  expect([pool.totalCount, pool.idleCount]).toEqual([CONNECTIONS, CONNECTIONS])
}

async function expectWrite(origin: string): Promise<void> {
  await eventually(
    async () => (await sendMessage(origin)).status,
    (status) => status === 200,
  )
}
