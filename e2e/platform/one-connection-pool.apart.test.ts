import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { getNews } from '@/lib/domains/news/contract'

jest.setTimeout(600_000)

/** Connections of Payload's pool, lib/office/payload.config.ts. */
const POOL_SIZE = 12
const REQUESTS = 20
const PAUSE_MS = 50
const WATCHED_MS = 2_500

let portal: PortalProcess
let database: Client

beforeAll(async () => {
  portal = await PortalProcess.start('https://samursk.example', { WORKERS: '1' })
  database = await portal.openDatabase()
})

afterAll(async () => {
  await database.end()
  await portal.dispose()
})

async function countWaiting(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
  )
  return rows[0]?.count ?? 0
}

async function logIn(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await portal.ask('/cms/staff/login', { method: 'POST', headers, body: JSON.stringify(portal.admin) })
  return ((await response.json()) as { token: string }).token
}

/** The highest number seen while the requests arrive: a second pool would let more of them through. */
async function mostWaiting(): Promise<number> {
  let most = 0
  for (const deadline = Date.now() + WATCHED_MS; Date.now() < deadline; await sleep(PAUSE_MS)) {
    most = Math.max(most, await countWaiting())
  }
  return most
}

test('pages, calls and the office of a worker share one Payload and its connections', async () => {
  const headers = { authorization: `JWT ${await logIn()}` }
  await database.query('BEGIN')
  await database.query('LOCK TABLE news')
  const asked = Array.from({ length: REQUESTS }, (_, index) => [
    portal.ask(`/news/${index + 1}/without-a-name`),
    portal.ask(`${getNews.path}?page=${index + 1}`),
    portal.ask(`/cms/news?limit=${index + 1}`, { headers }),
  ]).flat()
  const most = await mostWaiting()
  await database.query('ROLLBACK')
  await Promise.all(asked)
  expect(most).toBeGreaterThan(POOL_SIZE / 2)
  expect(most).toBeLessThanOrEqual(POOL_SIZE)
})
