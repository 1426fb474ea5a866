import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { log } from '@/lib/config/log'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { WorkerPool } from '@/lib/server/front/worker-pool'

/**
 * Answers with its process id, `/socket` with its socket; `/hang` not at all, if it is the first worker that is asked;
 * `/die` ends it. Of the build `slow` all but the first start at their fourth attempt.
 */
const STAND_IN = `
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const mark = new URL('hung', import.meta.url)
if (process.env.BUILD_FOLDER === 'slow' && !isFirst()) {
  const failures = new URL('failures', import.meta.url)
  appendFileSync(failures, '.')
  if (readFileSync(failures).length < 4) process.exit(1)
}
function isFirst() {
  try {
    writeFileSync(new URL('first', import.meta.url), '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}
const server = createServer((req, res) => {
  if (req.url === '/hang' && !existsSync(mark)) return
  if (req.url === '/die') {
    appendFileSync(new URL('deaths', import.meta.url), '.')
    process.exit(1)
  }
  if (req.url === '/socket') res.end(process.argv[2])
  else if (req.url === '/slow') setTimeout(() => res.end(String(process.pid)), 100)
  else res.end(String(process.pid))
})
server.listen(process.argv[2], () => {
  process.send({ type: 'listening' })
  process.send({ type: 'ready' })
})
process.on('message', ({ type }) => type === 'stop' && process.exit(0))
process.on('disconnect', () => process.exit(0))
`

let folder: string
let entry: string
let pool: WorkerPool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pool-'))
  entry = join(folder, 'stand-in.mjs')
  await writeFile(entry, STAND_IN)
  for (const level of ['info', 'error'] as const) jest.spyOn(log, level).mockReturnValue(undefined)
})

afterAll(() => rm(folder, { recursive: true }))

async function start(count: number): Promise<void> {
  pool = new WorkerPool(count, 'old', log, entry)
  await pool.start()
  await untilReady(count)
}

async function untilReady(count: number): Promise<void> {
  while (pool.readyCount !== count) await new Promise((resolve) => setTimeout(resolve, 5))
}

afterEach(() => pool.stop())

const always = () => true

/** Gives the process id of the worker that answered. */
async function ask(path = '/', isRepeatable = always): Promise<number> {
  return Number(await read(path, isRepeatable))
}

function read(path: string, isRepeatable = always): Promise<string> {
  return pool.use(async (client) => {
    const { body } = await client.request({ method: 'GET', path })
    return body.text()
  }, isRepeatable)
}

test('the least busy worker answers', async () => {
  await start(2)
  const pids = await Promise.all([ask('/slow'), ask('/slow')])
  expect(new Set(pids).size).toBe(2)
})

test('a read is tried again when its worker dies, a write is not', async () => {
  await start(1)
  const victim = await ask()
  const read = ask('/hang')
  const write = ask('/hang', () => false)
  const refused = expect(write).rejects.toBeInstanceOf(UnavailableError)
  await ask() // both have been sent
  await writeFile(join(folder, 'hung'), '')
  process.kill(victim, 'SIGKILL')
  await refused
  expect(await read).not.toBe(victim)
})

test('a read that ends its worker is tried once more, and then refused', async () => {
  await start(3)
  await expect(ask('/die')).rejects.toBeInstanceOf(UnavailableError)
  expect(await readFile(join(folder, 'deaths'), 'utf8')).toHaveLength(2)
})

test('a worker that does not start at first is tried again while another runs', async () => {
  pool = new WorkerPool(2, 'slow', log, entry)
  await pool.start()
  await untilReady(2)
  expect(await readFile(join(folder, 'failures'), 'utf8')).toHaveLength(4)
})

test('a worker that refuses connections is ended and replaced', async () => {
  await start(1)
  const victim = await ask()
  await rm(await read('/socket'))
  jest.mocked(log.error).mockClear()
  // the second does not find a free connection
  expect(await Promise.all([ask('/slow'), ask('/slow'), ask('/slow')])).not.toContain(victim)
  const said = jest.mocked(log.error).mock.calls.map(([, text]) => text)
  expect(said.filter((text) => String(text).includes('не принимает соединений'))).toHaveLength(1)
})

test('a worker starts although the folder of the sockets was removed', async () => {
  await start(1)
  const victim = await ask()
  await rm(dirname(await read('/socket')), { recursive: true })
  process.kill(victim, 'SIGKILL')
  await untilReady(0)
  expect(await ask()).not.toBe(victim)
})

test('a portal whose workers cannot start says so', async () => {
  const failing = join(folder, 'failing.mjs')
  await writeFile(failing, 'process.exit(1)')
  pool = new WorkerPool(1, 'old', log, failing)
  await expect(pool.start()).rejects.toMatchObject({ name: 'StartError' })
})
