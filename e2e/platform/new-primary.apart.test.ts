import type { Client } from 'pg'
import { eventually } from '@/e2e/fixtures/portal'
import { impatient, PortalProcess } from '@/e2e/platform/portal-process'
import { ReplicatedDatabase } from '@/e2e/platform/replicated-database'
import { SteadyLoad } from '@/e2e/platform/steady-load'
import { expectStored, sendMessage, type SentMessage } from '@/e2e/platform/support-messages'
import { paths } from '@/lib/config/paths'
import { hasPgBouncer, startPgBouncer } from '@/lib/tools/pgbouncer-process'

jest.setTimeout(600_000)

/** Those of a refused write may wait for four seconds. */
const RATE = { perSecond: 20, mostAtOnce: 100 }
const ENOUGH = 20

let database: ReplicatedDatabase

beforeEach(async () => {
  database = await ReplicatedDatabase.start()
})

afterEach(() => database.dispose())

test('the primary dies under 20 writes a second, and another takes its place', async () => {
  await expectNewPrimary({ DATABASE_URL: database.url })
})

const testWithPgBouncer = hasPgBouncer ? test : test.skip

testWithPgBouncer('the same through PgBouncer (skipped without pgbouncer)', async () => {
  const pooler = await startPgBouncer(database.url)
  try {
    await expectNewPrimary({
      DATABASE_URL: pooler.toPooled(database.url),
      DATABASE_DIRECT_URL: pooler.toSession(database.url),
    })
  } finally {
    await pooler.stop()
  }
})

/** Nothing acknowledged is lost, pages stay, and the portal comes back by itself, also to what it was not told. */
async function expectNewPrimary(settings: Record<string, string>): Promise<void> {
  const portal = await PortalProcess.overDemoCity({ ...impatient, ...settings })
  const answered: SentMessage[] = []
  const count = (wanted: number) => async () => answered.filter(({ status }) => status === wanted).length
  const hasEnough = (found: number) => found >= ENOUGH
  await portal.start()
  const load = new SteadyLoad(async () => answered.push(await sendMessage(portal.url)), RATE)
  let standby: Client | undefined
  try {
    await eventually(count(200), hasEnough)
    await readQuestions(portal) // from now on it is kept
    await database.killPrimary()
    await eventually(count(503), hasEnough)
    expect((await portal.ask(paths.faq)).status).toBe(200)
    await database.promoteStandby()
    standby = await database.openStandby()
    await changeQuestion(standby, 'Пока портал не слушал')
    const acknowledged = await count(200)()
    const began = performance.now()
    database.leadToStandby()
    await eventually(count(200), (found) => found > acknowledged)
    const writesIn = performance.now() - began
    await eventually(
      () => readQuestions(portal),
      (page) => page.includes('Пока портал не слушал'),
    )
    const changesIn = performance.now() - began
    await eventually(() => isLed(standby), Boolean)
    const ledIn = performance.now() - began
    await changeQuestion(standby, 'Портал снова слушает')
    await eventually(
      () => readQuestions(portal),
      (page) => page.includes('Портал снова слушает'),
    )
    await load.end()
    expect(answered.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(answered.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
    await expectStored(standby, answered)
    const seconds = [writesIn, changesIn, ledIn].map((ms) => (ms / 1_000).toFixed(1)).join(', ')
    process.stdout.write(`Новая ведущая база: записи, пропущенные правки, очередь через ${seconds} с\n`)
  } finally {
    await load.end()
    await standby?.end()
    await portal.dispose()
  }
}

async function readQuestions(portal: PortalProcess): Promise<string> {
  return (await portal.ask(paths.faq)).text()
}

/** Renames the first question of the page in the database itself. */
async function changeQuestion(client: Client, question: string): Promise<void> {
  await client.query(
    `UPDATE faq SET question = $1 WHERE id = (SELECT id FROM faq WHERE _status = 'published' ORDER BY position, id LIMIT 1)`,
    [question],
  )
}

/** True if some worker holds the lock of the job queue. */
async function isLed(client: Client | undefined): Promise<boolean> {
  const found = await client?.query(
    `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND application_name = 'city-portal-jobs'`,
  )
  return found?.rowCount === 1
}
