import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { DatabaseSilence, greet } from '@/lib/platform/database/database-silence'
import { currentWaiter, timeouts, withTimeout, type Waiter } from '@/lib/platform/database/timeouts'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import { DatabaseSilentError, troubleOf } from '@/lib/shared/database-trouble'

const LOOK_MS = 100
const SECOND = 1_000

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

afterEach(() => {
  jest.useRealTimers()
})

const never = () => new Promise<void>(() => undefined)
const caller = (work: Waiter['work'] = 'call'): Waiter => ({ work, waited: 0, isOver: false })

function waitingIn(silence: DatabaseSilence, waiter = caller()) {
  const giveUp = jest.fn<void, [DatabaseSilentError]>()
  const answered = silence.ask(waiter, timeouts[waiter.work].query, giveUp)
  return { giveUp, answered }
}

describe('a database that answers nobody', () => {
  it('is given up before three seconds are over, and refuses at once until it answers again', async () => {
    let isAwake = false
    const silence = new DatabaseSilence(() => (isAwake ? Promise.resolve() : never()))
    const breakOff = jest.fn()
    silence.watch(breakOff)
    const { giveUp } = waitingIn(silence)
    await jest.advanceTimersByTimeAsync(2 * SECOND)
    expect(giveUp).toHaveBeenCalledTimes(1)
    expect(breakOff).toHaveBeenCalledTimes(1)
    expect(silence.isSilent).toBe(true)
    isAwake = true
    await jest.advanceTimersByTimeAsync(2 * SECOND)
    expect(silence.isSilent).toBe(false)
  })

  it('is given longer by what nobody waits for, and is given up by that too', async () => {
    const silence = new DatabaseSilence(never)
    const { giveUp } = waitingIn(silence, caller('preparing'))
    const { doubt, greeting } = timeouts.preparing
    await jest.advanceTimersByTimeAsync(doubt)
    expect([giveUp.mock.calls.length, silence.isSilent]).toEqual([0, false])
    await jest.advanceTimersByTimeAsync(greeting)
    expect([giveUp.mock.calls.length, silence.isSilent]).toEqual([1, true])
  })
})

describe('a database that answers', () => {
  it.each(['refuses', 'greets'])(
    'a new connection (it %s it) is not silent: only the one query is given up',
    async (how) => {
      const silence = new DatabaseSilence(() => (how === 'greets' ? Promise.resolve() : Promise.reject(new Error())))
      const slow = waitingIn(silence)
      const office = waitingIn(silence, caller('office'))
      await jest.advanceTimersByTimeAsync(timeouts.call.query + LOOK_MS)
      expect(slow.giveUp).toHaveBeenCalledTimes(1)
      expect(office.giveUp).not.toHaveBeenCalled()
      expect(silence.isSilent).toBe(false)
    },
  )

  it('may take half an hour over a migration', async () => {
    const silence = new DatabaseSilence(() => Promise.resolve())
    const { giveUp } = waitingIn(silence, caller('preparing'))
    await jest.advanceTimersByTimeAsync(timeouts.preparing.query - LOOK_MS)
    expect(giveUp).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(LOOK_MS)
    expect(giveUp).toHaveBeenCalledTimes(1)
  })

  it('is not doubted while it answers others', async () => {
    const answers = jest.fn(never)
    const silence = new DatabaseSilence(answers)
    waitingIn(silence, caller('export'))
    for (let spent = 0; spent < 10 * SECOND; spent += SECOND / 2) {
      const other = waitingIn(silence)
      await jest.advanceTimersByTimeAsync(SECOND / 2)
      other.answered()
    }
    expect(answers).not.toHaveBeenCalled()
  })

  it('is heard by a busy process too: being away for seconds counts as a moment', async () => {
    const silence = new DatabaseSilence(() => Promise.resolve())
    const clock = jest.spyOn(performance, 'now')
    const { giveUp } = waitingIn(silence)
    let looks = 0
    while (giveUp.mock.calls.length === 0) {
      clock.mockReturnValue((looks += 1) * 5 * SECOND)
      await jest.advanceTimersByTimeAsync(LOOK_MS)
    }
    clock.mockRestore()
    // a probe must come neither at the first look, before anything could be heard, nor after as many as it takes when
    // nothing is in the way
    expect(looks).toBe(Math.ceil(timeouts.call.query / (2 * LOOK_MS)))
  })

  it('takes a whole call no longer than its total', async () => {
    const silence = new DatabaseSilence(() => Promise.resolve())
    const waiter = caller()
    const refused = jest.fn()
    for (let asked = 0; asked < 20 && refused.mock.calls.length === 0; asked += 1) {
      const answered = silence.ask(waiter, timeouts.call.query, refused)
      await jest.advanceTimersByTimeAsync(SECOND)
      answered()
    }
    expect(refused).toHaveBeenCalledTimes(1)
    expect(waiter.waited).toBe(timeouts.call.total)
  })
})

describe('a connection', () => {
  let server: Server
  let lines: Socket[]

  beforeEach(async () => {
    jest.useRealTimers()
    lines = []
    // it takes what is sent and answers nothing, as a frozen server does
    server = createServer((line) => lines.push(line.on('error', () => undefined))).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })

  afterEach(async () => {
    for (const line of lines) line.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  it('that nobody greets is given up and broken off; nothing was asked of it', async () => {
    const client = clientOf(new DatabaseSilence(() => Promise.resolve()))
    const refusal = await client.connect().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseSilentError)
    expect(troubleOf(refusal)).toBe('away')
    await expect(client.query('select 1')).rejects.toBe(refusal)
  })

  it('that is taken and not greeted is silence, and no refusal', async () => {
    const { port } = server.address() as AddressInfo
    const silence = new DatabaseSilence((limit) => greet(`postgres://nobody@127.0.0.1:${port}/none`, limit))
    await new Promise<void>((resolve) => silence.ask(caller(), timeouts.call.query * 2, () => resolve()))
    expect(silence.isSilent).toBe(true)
  })

  it('is not even opened while the database is known to be silent', async () => {
    const silence = new DatabaseSilence(never)
    silence.isSilent = true
    await expect(clientOf(silence).connect()).rejects.toBeInstanceOf(DatabaseSilentError)
    expect(lines).toEqual([])
  })

  function clientOf(silence: DatabaseSilence): TimeoutClient {
    const { port } = server.address() as AddressInfo
    const client = new TimeoutClient({ host: '127.0.0.1', port, user: 'nobody', database: 'none' }, silence)
    return client
  }
})

it('timeouts is that of the outer work, and ends with it: timers set within it have their own', async () => {
  const later: Promise<string>[] = []
  const works = await withTimeout('export', async () => {
    later.push(new Promise((resolve) => setImmediate(() => resolve(currentWaiter().work))))
    return [currentWaiter().work, await withTimeout('call', async () => currentWaiter().work)]
  })
  expect(works).toEqual(['export', 'export'])
  expect(await Promise.all(later)).toEqual(['office'])
})
