import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { awaitWaiter } from '@/e2e/fixtures/database'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { someAddress, SteadyLoad } from '@/e2e/platform/steady-load'
import { postTechSupport } from '@/lib/domains/support/contract'

jest.setTimeout(600_000)

const WORKERS = 2
const PAUSE_MS = 20
const LIMIT_MS = 60_000
const RATE = { perSecond: 50, mostAtOnce: 20 }
const BUSY_MS = 60_000
const FLOOD = 2_000
/** Requests that a worker works on at once; the front refuses the rest. */
const WORKING_PER_WORKER = 100
const KEPT_PAGE = '/'
const USEFUL_LINKS = '/api/usefullinks?type_id=1'
const REFUSAL = 'Сервис временно недоступен. Попробуйте через несколько минут'

let portal: PortalProcess

beforeAll(async () => {
  portal = await PortalProcess.start('https://samursk.example', {
    WORKERS: String(WORKERS),
    STOP_DELAY_SECONDS: '2',
  })
  await until(async () => (await readyWorkers()) === WORKERS)
})

afterAll(() => portal.dispose())

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited in vain')
    await sleep(PAUSE_MS)
  }
}

async function readyWorkers(): Promise<number> {
  return ((await (await portal.ask('/readyz')).json()) as { workers: number }).workers
}

async function untilReplaced(victim: number): Promise<void> {
  await until(async () => {
    const pids = await portal.workerPids()
    return pids.length === WORKERS && !pids.includes(victim) && (await readyWorkers()) === WORKERS
  })
}

interface Result {
  what: string
  status: number
  text: string
  retryAfter: string | null
}

/** Pages that are kept and new ones, calls, logins and uploads. */
async function startLoad(): Promise<SteadyLoad<Result>> {
  const token = await logIn()
  const photo = await phonePhoto('Площадь')
  return new SteadyLoad((number) => ask(number, token, photo), RATE)
}

function ask(number: number, token: string, photo: Buffer): Promise<Result> {
  if (number % 50 === 3) return fetchResult('login', '/cms/staff/login', jsonBody(portal.admin, number))
  if (number % 25 === 7) return fetchResult('upload', '/cms/media', upload(token, photo))
  if (number % 10 === 8) return fetchResult('message', postTechSupport.path, jsonBody(supportMessage(number), number))
  if (number % 3 === 0) return fetchResult('kept page', KEPT_PAGE)
  return number % 3 === 1
    ? fetchResult('new page', `/search?search=${number}`)
    : fetchResult('call', USEFUL_LINKS, { headers: someAddress(number) })
}

function upload(token: string, photo: Buffer): RequestInit {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  body.set('_payload', JSON.stringify({ alt: 'Площадь' }))
  return { method: 'POST', headers: { authorization: `JWT ${token}` }, body }
}

function jsonBody(body: object, number: number): RequestInit {
  const headers = { 'content-type': 'application/json', ...someAddress(number) }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

function supportMessage(number: number) {
  return {
    message: `Не открывается карта ${number}-${Date.now()}`,
    email: 'guest@samursk.example',
    consents: ['support'],
  }
}

async function fetchResult(what: string, address: string, init?: RequestInit): Promise<Result> {
  const response = await portal.ask(address, init)
  return { what, status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
}

async function logIn(): Promise<string> {
  const { token } = (await (await portal.ask('/cms/staff/login', jsonBody(portal.admin, 0))).json()) as {
    token: string
  }
  return token
}

/** Reads never fail; a write is done, or refused in Russian with the time to come back. */
function expectServed(results: Result[]): void {
  const isWrite = ({ what }: Result) => ['login', 'upload', 'message'].includes(what)
  const refused = results.filter((one) => isWrite(one) && one.status === 503)
  // the front says it in the API's shape, a worker in the one of the office, which adds that nothing is saved
  for (const { text, retryAfter } of refused) {
    expect(text).toContain(`"message":"${REFUSAL}`)
    expect(retryAfter).toBe('5')
  }
  const failed = results.filter((one) => one.status >= 400 && !refused.includes(one))
  expect(failed.map(({ what, status, text }) => ({ what, status, text: text.slice(0, 200) }))).toEqual([])
  expect(results.filter((one) => isWrite(one) && one.status < 300).length).toBeGreaterThan(refused.length)
}

const faults = {
  'is killed': (pid: number) => process.kill(pid, 'SIGKILL'),
  'is stopped': (pid: number) => process.kill(pid, 'SIGSTOP'),
  'enters an endless loop': enterEndlessLoop,
}

/** Uses the debugger, which the signal opens: no part of the portal runs what a test sends. */
async function enterEndlessLoop(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  let targets: { webSocketDebuggerUrl: string }[] = []
  await until(async () => {
    const response = await fetch('http://127.0.0.1:9229/json').catch(() => null)
    targets = response ? ((await response.json()) as typeof targets) : []
    return targets.length > 0
  })
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }))
}

test.each(Object.entries(faults))(
  'a worker that %s under load is replaced, and no read fails',
  async (_fault, harm) => {
    const load = await startLoad()
    try {
      await sleep(1_000)
      const [victim = 0] = await portal.workerPids()
      await harm(victim)
      await untilReplaced(victim)
      await sleep(1_000)
    } finally {
      expectServed(await load.end())
    }
  },
)

test('no worker is ended while others keep every core busy for a minute', async () => {
  const before = await portal.workerPids()
  const busy = Array.from({ length: 4 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  try {
    await sleep(BUSY_MS)
  } finally {
    for (const process of busy) process.kill('SIGKILL')
  }
  expect(await portal.workerPids()).toEqual(before)
  expect((await portal.ask(KEPT_PAGE)).status).toBe(200)
})

test('of many slow reads at once the rest is refused with the time to come back, and kept pages stay', async () => {
  const before = await portal.workerPids()
  const database = await portal.openDatabase()
  await (await portal.ask(KEPT_PAGE)).text()
  await database.query('BEGIN; LOCK TABLE useful_links')
  const asked = Array.from({ length: FLOOD }, (_, number) =>
    fetchResult('call', USEFUL_LINKS, { headers: someAddress(number) }),
  )
  const kept = await Promise.all(Array.from({ length: 50 }, () => fetchResult('kept page', KEPT_PAGE)))
  const results = await Promise.all(asked) // those that wait for the lock end at the limit of a query
  await database.query('ROLLBACK')
  await database.end()
  expect(kept.filter(({ status }) => status !== 200)).toEqual([])
  expect(results.filter(({ status }) => status !== 503)).toEqual([])
  const refused = results.filter(({ retryAfter }) => retryAfter === '5').length
  expect(refused).toBeGreaterThanOrEqual(FLOOD - WORKERS * WORKING_PER_WORKER)
  expect(await portal.workerPids()).toEqual(before)
  await until(async () => (await portal.ask(USEFUL_LINKS, { headers: someAddress(FLOOD) })).status === 200)
})

test('after SIGTERM a request in progress is answered, and balancers are told first', async () => {
  const database = await portal.openDatabase()
  await database.query('BEGIN; LOCK TABLE useful_links')
  const begun = portal.ask(USEFUL_LINKS, { headers: someVisitor() })
  await awaitWaiter(database)
  portal.sendSignal('SIGTERM')
  await until(async () => (await portal.ask('/readyz')).status === 503)
  expect((await portal.ask('/healthz')).status).toBe(200)
  await database.query('ROLLBACK')
  await database.end()
  expect((await begun).status).toBe(200)
  expect(await portal.stop()).toBe(0)
})

test('workers do not outlive a front that is killed', async () => {
  await portal.start()
  const pids = await portal.workerPids()
  expect(pids.length).toBeGreaterThan(0)
  await portal.killServer()
  await until(async () => pids.every((pid) => !existsSync(`/proc/${pid}`)))
})
