import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '@/lib/config/log'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { WorkerPool } from '@/lib/server/front/worker-pool'

/** Answers with its process id; `/hang` not at all, if it is the first worker that is asked. */
const STAND_IN = `
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const mark = new URL('hung', import.meta.url)
const server = createServer((req, res) => {
  if (req.url === '/hang' && !existsSync(mark)) return
  if (req.url === '/slow') setTimeout(() => res.end(String(process.pid)), 100)
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
  pool = await WorkerPool.open(count, log, entry)
  await pool.start()
  while (pool.readyCount < count) await ask()
}

afterEach(() => pool.stop())

const always = () => true

/** Gives the process id of the worker that answered. */
function ask(path = '/', isRepeatable = always): Promise<number> {
  return pool.use(async (client) => {
    const { body } = await client.request({ method: 'GET', path })
    return Number(await body.text())
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

test('workers are replaced one by one, and nobody who asks meanwhile is refused', async () => {
  await start(2)
  const before = new Set([await ask(), await ask(), await ask()])
  let isOver = false
  const asked: Promise<number>[] = []
  const replaced = pool.replace().finally(() => (isOver = true))
  while (!isOver) {
    asked.push(ask('/', () => false))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await replaced
  expect((await Promise.all(asked)).length).toBeGreaterThan(0)
  expect(before).not.toContain(await ask())
  expect(pool.readyCount).toBe(2)
})

test('a portal whose workers cannot start says so', async () => {
  const failing = join(folder, 'failing.mjs')
  await writeFile(failing, 'process.exit(1)')
  pool = await WorkerPool.open(1, log, failing)
  await expect(pool.start()).rejects.toMatchObject({ name: 'StartError' })
})
