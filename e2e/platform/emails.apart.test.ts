import { listEmails } from '@/e2e/fixtures/emails'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { eventually } from '@/e2e/fixtures/portal'
import { EMAILS_TABLE, IS_EMAIL_JOB } from '@/lib/platform/mail/stored-names'

/** A portal is started twice, first with an empty folder. */
jest.setTimeout(600_000)

const EMAILS = 100
const AT_ONCE = 10
/** The first portal is at work beside this one. */
const TIMEOUT_MS = 120_000

let portal: PortalProcess

beforeAll(async () => {
  portal = await PortalProcess.start('http://localhost')
  process.env.DATA_DIR = portal.dataDir
})

afterAll(() => portal.dispose())

test('emails queued when the portal was killed are all sent once after the restart', async () => {
  const emails: string[] = []
  await untilEmailsGo()
  await holdEmails()
  for (let round = 0; round < EMAILS / AT_ONCE; round += 1) {
    emails.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => portal.register()))))
  }
  const arrived = async () => (await listEmails('@')).map(({ to }) => to).filter((to) => emails.includes(to))
  expect(await arrived()).toEqual([])
  await releaseEmails()
  await eventually(arrived, ({ length }) => length > 0)
  await portal.killServer()
  await portal.start()
  expect(await eventually(unsent, (count) => count === 0, TIMEOUT_MS)).toBe(0)
  expect((await arrived()).sort()).toEqual(emails.sort())
})

/** An instance that begins to lead the queue makes all emails due, those that are held too. */
async function untilEmailsGo(): Promise<void> {
  const first = await portal.register()
  await eventually(
    () => listEmails(first),
    ({ length }) => length > 0,
  )
}

/** Emails wait in the queue from now on, however quick the portal is. */
async function holdEmails(): Promise<void> {
  await portal.query(`CREATE FUNCTION hold_job() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.wait_until := now() + interval '1 day'; RETURN NEW; END $$`)
  await portal.query('CREATE TRIGGER hold_job BEFORE INSERT ON payload_jobs FOR EACH ROW EXECUTE FUNCTION hold_job()')
}

async function releaseEmails(): Promise<void> {
  await portal.query('DROP TRIGGER hold_job ON payload_jobs')
  await portal.query(`UPDATE payload_jobs SET wait_until = NULL WHERE ${IS_EMAIL_JOB}`)
}

/** Counts emails that are not known to be sent, and jobs that would send one yet. */
async function unsent(): Promise<number> {
  const [row] = await portal.query<{ count: string }>(
    `SELECT (SELECT count(*) FROM ${EMAILS_TABLE} WHERE state <> 'sent')
       + (SELECT count(*) FROM payload_jobs WHERE ${IS_EMAIL_JOB} AND completed_at IS NULL) AS count`,
  )
  return Number(row?.count)
}
