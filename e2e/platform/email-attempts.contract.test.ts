import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { listEmails } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

/** Stores an email that another process began to send so many seconds ago, with its job as an instance finds it. */
async function begunEmail(secondsAgo: number | null): Promise<{ id: number; recipient: string }> {
  const recipient = `${randomBytes(6).toString('hex')}@samursk.example`
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO private_letters (recipient, kind, subject, text, html, message_id, state, tries, tried_at)
     VALUES ($1, 'welcome', 'Начато', 'Текст', '<p>Текст</p>', $1, 'sending', 1, now() - make_interval(secs => $2))
     RETURNING id`,
    [recipient, secondsAgo],
  )
  const id = rows[0]?.id ?? 0
  await database.query(`INSERT INTO payload_jobs (task_slug, queue, input) VALUES ('sendLetter', 'default', $1)`, [
    JSON.stringify({ letter: id }),
  ])
  return { id, recipient }
}

async function findState(id: number): Promise<object | undefined> {
  const { rows } = await database.query<object>(
    `SELECT l.state, l.tries, j.total_tried::int AS "jobTries", j.has_error AS "isGivenUp", j.processing,
       j.wait_until > now() AS "isDueLater"
     FROM private_letters l LEFT JOIN payload_jobs j ON (j.input ->> 'letter')::int = l.id AND j.task_slug = 'sendLetter'
     WHERE l.id = $1`,
    [id],
  )
  return rows[0]
}

test('an email that another process may be sending is not sent: its job fails, stays and is due again', async () => {
  const { id, recipient } = await begunEmail(50)
  await runJobs()
  expect(await listEmails(recipient)).toEqual([])
  expect(await findState(id)).toEqual({
    state: 'sending',
    tries: 1,
    jobTries: 1,
    isGivenUp: false,
    processing: false,
    isDueLater: true,
  })
  await database.query(`UPDATE private_letters SET tried_at = now() - interval '71 seconds' WHERE id = $1`, [id])
  await database.query(`UPDATE payload_jobs SET wait_until = NULL WHERE (input ->> 'letter')::int = $1`, [id])
  await runJobs()
  expect(await listEmails(recipient)).toHaveLength(1)
  expect(await findState(id)).toMatchObject({ state: 'sent', tries: 2, jobTries: null })
})

test.each([71, null])('an email begun %s seconds ago is taken on', async (secondsAgo) => {
  const { id, recipient } = await begunEmail(secondsAgo)
  await runJobs()
  expect(await listEmails(recipient)).toHaveLength(1)
  expect(await findState(id)).toMatchObject({ state: 'sent', jobTries: null })
})
