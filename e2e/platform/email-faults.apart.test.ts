import { Client } from 'pg'
import { storeEmail } from '@/e2e/fixtures/email-queue'
import { eventually } from '@/e2e/fixtures/portal'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { MailServer } from '@/e2e/platform/mail-server'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'
import type { ApiServerProcess } from '@/lib/tools/test-api-server/server-process'

/** An attempt of another process is waited out for 70 s. */
jest.setTimeout(600_000)
const LIMIT_MS = 200_000

let mail: MailServer
let city: DemoCityCopy
let database: Client
/** Two instances over one database: the first runs jobs, the second takes over. */
let leader: ApiServerProcess
let follower: ApiServerProcess

beforeAll(async () => {
  mail = await MailServer.open()
  process.env.SMTP_URL = `smtp://127.0.0.1:${mail.port}`
  process.env.KEEPS_JOBS = '1'
  city = await DemoCityCopy.open()
  database = new Client(city.database.url)
  await database.connect()
})

afterAll(async () => {
  await database.end()
  await city.close()
  mail.close()
})

beforeEach(async () => {
  mail.manner = 'takes'
  mail.stalledCount = 0
  ;({ server: leader } = await city.startServer())
  await eventually(findLeaders, ({ length }) => length === 1, LIMIT_MS)
  ;({ server: follower } = await city.startServer())
})

afterEach(() => Promise.all([leader.stop(), follower.stop()]))

/** Backends of PostgreSQL that hold the lock of the jobs' leader. */
async function findLeaders(): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `SELECT DISTINCT l.pid FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND a.application_name = 'city-portal-jobs' AND l.granted`,
  )
  return rows.map(({ pid }) => pid)
}

async function untilSent(recipient: string): Promise<void> {
  await eventually(
    async () =>
      (await database.query<{ state: string }>(`SELECT state FROM ${EMAILS_TABLE} WHERE recipient = $1`, [recipient]))
        .rows[0]?.state,
    (state) => state === 'sent',
    LIMIT_MS,
  )
}

const countArrived = (recipient: string) => mail.recipients.filter((one) => one === recipient).length

async function untilArrived(recipient: string): Promise<void> {
  await eventually(
    async () => countArrived(recipient),
    (count) => count === 1,
    LIMIT_MS,
  )
}

async function untilStalled(): Promise<void> {
  await eventually(
    async () => mail.stalledCount,
    (count) => count > 0,
    LIMIT_MS,
  )
}

/** As a network does that drops the connections of one machine, or all. */
async function cutConnections(which = ''): Promise<void> {
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() ${which}`,
  )
}

test('an email whose sender loses the database while the mail server thinks goes once', async () => {
  mail.manner = 'is silent'
  const { recipient } = await storeEmail(database)
  await untilArrived(recipient)
  const [before] = await findLeaders()
  await cutConnections()
  await eventually(findLeaders, ([now]) => now !== undefined && now !== before, LIMIT_MS)
  mail.speak()
  await untilSent(recipient)
  expect(countArrived(recipient)).toBe(1)
})

test('an email whose sender is killed before the text has begun goes once', async () => {
  mail.manner = 'stalls'
  const { recipient } = await storeEmail(database)
  await untilStalled()
  leader.kill('SIGKILL')
  mail.speak()
  await untilSent(recipient)
  expect(countArrived(recipient)).toBe(1)
})

test('an email whose sender stands still before the text has begun goes once, also when that one wakes up', async () => {
  mail.manner = 'stalls'
  const { recipient } = await storeEmail(database)
  await untilStalled()
  leader.kill('SIGSTOP')
  await cutConnections(`AND application_name = 'city-portal-jobs'`)
  mail.manner = 'takes'
  await untilSent(recipient)
  mail.speak()
  leader.kill('SIGCONT')
  const { recipient: next } = await storeEmail(database)
  await untilSent(next)
  expect([countArrived(recipient), countArrived(next)]).toEqual([1, 1])
})

test('an email whose sender is killed after the last line goes again with the same Message-ID', async () => {
  mail.manner = 'is silent'
  const { recipient } = await storeEmail(database)
  await untilArrived(recipient)
  leader.kill('SIGKILL')
  mail.speak()
  await untilSent(recipient)
  const ids = mail.emails.filter((one) => one.recipient === recipient).map(({ messageId }) => messageId)
  expect(ids).toEqual([`<${recipient}>`, `<${recipient}>`])
})
