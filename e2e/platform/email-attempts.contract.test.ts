import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { storeEmail } from '@/e2e/fixtures/email-queue'
import { listEmails } from '@/e2e/fixtures/emails'
import { runJobs } from '@/e2e/fixtures/jobs'
import { EMAILS_TABLE, JOB_EMAIL_ID } from '@/lib/platform/mail/stored-names'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

/** Stores an email that another process began to send so many seconds ago, with its job as an instance finds it. */
function begunEmail(secondsAgo: number | null): Promise<{ id: number; recipient: string }> {
  const triedAt = secondsAgo === null ? null : new Date(Date.now() - secondsAgo * 1_000)
  return storeEmail(database, { state: 'sending', tries: 1, tried_at: triedAt })
}

async function findState(id: number): Promise<object | undefined> {
  const { rows } = await database.query<object>(
    `SELECT l.state, l.tries, j.total_tried::int AS "jobTries", j.has_error AS "isGivenUp", j.processing,
       j.wait_until > now() AS "isDueLater"
     FROM ${EMAILS_TABLE} l LEFT JOIN payload_jobs j ON ${JOB_EMAIL_ID} = l.id
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
  await database.query(`UPDATE ${EMAILS_TABLE} SET tried_at = now() - interval '71 seconds' WHERE id = $1`, [id])
  await database.query(`UPDATE payload_jobs SET wait_until = NULL WHERE ${JOB_EMAIL_ID} = $1`, [id])
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
