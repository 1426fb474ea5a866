import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client as PgClient, type ClientConfig } from 'pg'
import { CircuitBreaker } from '@/lib/platform/database/circuit-breaker'
import { ConnectionPool } from '@/lib/platform/database/connection-pool'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import {
  CONNECT_TIMEOUT_MS,
  currentWork,
  POOL_WAIT_MS,
  timeouts,
  withTimeout,
  type Work,
} from '@/lib/platform/database/timeouts'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'

/** Speaks enough of PostgreSQL's protocol for simple queries, and goes wrong on demand. */
class StandInServer {
  /** What happens to a query: `freeze` never answers it, `cut` ends its connection, `refuse` answers with an error. */
  mode: 'answer' | 'freeze' | 'cut' | 'refuse' = 'answer'
  queries: string[] = []
  onQuery: () => void = () => undefined
  private readonly sockets = new Set<Socket>()

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StandInServer> {
    const server = createServer().listen(0, '127.0.0.1')
    const standIn = new StandInServer(server)
    server.on('connection', (socket) => standIn.serve(socket))
    await once(server, 'listening')
    return standIn
  }

  get url(): string {
    return `postgres://user:password@127.0.0.1:${(this.server.address() as AddressInfo).port}/city`
  }

  get connectionCount(): number {
    return this.sockets.size
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket))
    socket.once('data', () => {
      if (this.mode !== 'freeze') socket.write(Buffer.concat([packet('R', Buffer.alloc(4)), READY]))
      socket.on('data', (bytes) => this.read(socket, bytes))
    })
  }

  private read(socket: Socket, bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += bytes.readInt32BE(at + 1) + 1) {
      if (String.fromCharCode(bytes[at] ?? 0) === 'Q') this.answer(socket, bytes.subarray(at + 5).toString())
    }
  }

  private answer(socket: Socket, query: string): void {
    this.queries.push(query.replace(/\0.*/s, ''))
    if (this.mode === 'cut') socket.destroy()
    if (this.mode === 'answer') socket.write(Buffer.concat([packet('C', text('BEGIN')), READY]))
    if (this.mode === 'refuse') socket.write(Buffer.concat([packet('E', text('SERROR\0C53200\0Mno memory\0')), READY]))
    this.onQuery()
  }
}

const READY = packet('Z', Buffer.from('I'))

function packet(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

function text(words: string): Buffer {
  return Buffer.from(`${words}\0`)
}

/** Tests replace the global one. */
const realSetTimeout = setTimeout

let server: StandInServer
let breaker: CircuitBreaker
let pool: ConnectionPool
let awake: () => void

class Client extends TimeoutClient {
  constructor(config: ClientConfig) {
    super(config, breaker)
  }
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  server = await StandInServer.start()
  breaker = new CircuitBreaker(() => new Promise<void>((resolve) => (awake = resolve)))
  pool = new ConnectionPool({
    connectionString: server.url,
    max: 3,
    connectionTimeoutMillis: POOL_WAIT_MS,
    Client,
  } as object)
})

afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await pool.end()
  await server.stop()
})

/** Runs an empty transaction and returns how it ended. */
function transact(kind: Work = 'call'): Promise<string> {
  const run = () => drizzle(pool).transaction(() => Promise.resolve('committed'))
  return withTimeout(kind, run).catch((error: unknown) => findDatabaseFailure(error) ?? 'failed')
}

const threeTransactions = () => Promise.all([transact(), transact(), transact()])

async function eventLoopTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function queriesSent(count: number): Promise<void> {
  while (server.queries.length < count) await eventLoopTurns(1)
}

describe('a transaction that fails in `begin` leaves no client behind', () => {
  beforeEach(async () => {
    expect(await threeTransactions()).toEqual(['committed', 'committed', 'committed'])
    server.queries = []
  })

  afterEach(async () => {
    server.mode = 'answer'
    expect(await threeTransactions()).toEqual(['committed', 'committed', 'committed'])
    await eventLoopTurns()
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })

  test('because it is not answered', async () => {
    server.mode = 'freeze'
    const ended = threeTransactions()
    await queriesSent(3)
    await jest.advanceTimersByTimeAsync(timeouts.call)
    expect(await ended).toEqual(['unanswered', 'unanswered', 'unanswered'])
    expect(breaker.isOpen).toBe(true)
    awake()
    await eventLoopTurns()
  })

  test.each([
    ['its connection is cut', 'cut', 'unanswered'],
    ['it is refused', 'refuse', 'failed'],
  ] as const)('because %s', async (_how, mode, ending) => {
    server.mode = mode
    expect(await threeTransactions()).toEqual([ending, ending, ending])
  })

  test('because the database is known not to answer', async () => {
    breaker.isOpen = true
    expect(await threeTransactions()).toEqual(['away', 'away', 'away'])
    expect(server.queries).toEqual([])
    breaker.isOpen = false
  })
})

test('a waiting query has the limit of its own work, not that of the one that releases the client', async () => {
  const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  const kinds: Work[] = []
  const waiting = withTimeout('export', () => {
    return new Promise<void>((resolve) => {
      pool.connect((_error, client) => {
        kinds.push(currentWork().kind)
        client?.release()
        resolve()
      })
    })
  })
  await withTimeout('call', async () => held[0]?.release())
  await waiting
  expect(kinds).toEqual(['export'])
  for (const client of held.slice(1)) client.release()
})

describe('a connection', () => {
  test('whose commit is not answered says that its outcome is unknown, whatever follows', async () => {
    const client = await pool.connect()
    server.mode = 'freeze'
    const lost = withTimeout('call', () => client.query('commit')).catch((error: unknown) => error)
    await queriesSent(1)
    await jest.advanceTimersByTimeAsync(timeouts.call)
    expect(findDatabaseFailure(await lost)).toBe('unanswered')
    const rollback = await client.query('rollback').catch((error: unknown) => error)
    expect(rollback).toBe(await lost)
    client.release()
  })

  test('that is accepted and not greeted is given up: nothing was asked', async () => {
    server.mode = 'freeze'
    const refused = pool.connect().catch((error: unknown) => error)
    while (server.connectionCount === 0) await eventLoopTurns(1)
    await jest.advanceTimersByTimeAsync(CONNECT_TIMEOUT_MS)
    expect(findDatabaseFailure(await refused)).toBe('away')
  })

  test('is not opened while the database is known not to answer', async () => {
    breaker.isOpen = true
    expect(findDatabaseFailure(await pool.connect().catch((error: unknown) => error))).toBe('away')
    await eventLoopTurns()
    expect(server.connectionCount).toBe(0)
  })

  test('that breaks while it is in use does not end the process', () => {
    // nobody else listens to the client then, and an error without a listener is thrown
    expect(() => new TimeoutClient().emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow()
  })

  test('reads an answer that came while the process was busy', async () => {
    const client = await pool.connect()
    let wasLate = false
    // at the next turn of the event loop the timer is due, and the answer lies in the socket: timers run first
    server.onQuery = () => {
      realSetTimeout(() => {
        jest.advanceTimersByTime(timeouts.call)
        wasLate = true
      }, 0)
      for (const begun = performance.now(); performance.now() - begun < 3;);
    }
    await withTimeout('call', () => client.query('select 1'))
    while (!wasLate) await eventLoopTurns(1)
    await eventLoopTurns()
    expect(breaker.isOpen).toBe(false)
    client.release()
  })
})

test('work sends no query after one that timed out', async () => {
  const [first, second] = await Promise.all([pool.connect(), pool.connect()])
  server.mode = 'freeze'
  const ended = withTimeout('call', async () => {
    const outcomes: unknown[] = []
    for (const client of [first, second]) outcomes.push(await client?.query('select 1').catch(findDatabaseFailure))
    return outcomes
  })
  await queriesSent(1)
  await jest.advanceTimersByTimeAsync(timeouts.call)
  expect(await ended).toEqual(['unanswered', 'away'])
  expect(server.queries).toEqual(['select 1'])
  first?.release()
  second?.release()
})

test('a connection asked for several things at once asks the database one after another', async () => {
  const counts = watchQueries()
  const client = await pool.connect()
  const asked = ['select 1', 'select 2', 'select 3']
  await withTimeout('call', () => Promise.all(asked.map((each) => client.query(each))))
  client.release()
  expect(counts).toEqual([1, 1, 1])
  expect(server.queries).toEqual(asked)
})

/** Counts the queries that pg has at the beginning of each. */
function watchQueries(): number[] {
  const counts: number[] = []
  let running = 0
  const send = PgClient.prototype.query as (...args: unknown[]) => Promise<unknown>
  const watched = async function (this: PgClient, ...args: unknown[]) {
    counts.push((running += 1))
    return send.apply(this, args).finally(() => (running -= 1))
  }
  jest.spyOn(PgClient.prototype, 'query').mockImplementation(watched as never)
  return counts
}

test('the limit is that of the outer work and ends with it: timers set within it have their own', async () => {
  const later: Promise<Work>[] = []
  const kinds = await withTimeout('export', async () => {
    later.push(new Promise((resolve) => setImmediate(() => resolve(currentWork().kind))))
    return [currentWork().kind, await withTimeout('call', async () => currentWork().kind)]
  })
  expect(kinds).toEqual(['export', 'export'])
  expect(await Promise.all(later)).toEqual(['office'])
})
