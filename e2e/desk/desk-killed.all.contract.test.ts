import type { Client } from 'pg'
import { reportAs } from '@/e2e/claims/claims'
import { moveAtDesk, moveMany, passUndoTime, setUndoSeconds } from '@/e2e/desk/desk'
import { runJobs } from '@/e2e/fixtures/jobs'
import type { Office } from '@/e2e/fixtures/office'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'
import { ApiServerProcess } from '@/lib/tools/test-api-server/server-process'

jest.setTimeout(600_000)

const CLAIMS = 200
let database: Client
let office: Office
let moderator: Colleague
let claims: number[] = []

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  const author = await Resident.register()
  const first = await reportAs(author)
  expect((await moveAtDesk(moderator, first, { action: 'publish' })).status).toBe(200)
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO claims (text, address, x, y, category_id, department_id, code, resident_id, author_name, confirmed_at,
       published_at, deadline_date)
     SELECT text || ' ' || number, address, x, y, category_id, department_id, code, resident_id, author_name, confirmed_at,
       published_at, deadline_date FROM claims, generate_series(2, $2::int) number WHERE id = $1 RETURNING id`,
    [first, CLAIMS],
  )
  claims = [first, ...rows.map(({ id }) => id)]
  await setUndoSeconds(600)
})

afterAll(async () => {
  await setUndoSeconds(0)
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [claims])
  await office.remove('staff', moderator.id)
  await database.end()
})

/** A portal that runs jobs by itself, over the same database. */
async function startPortal(): Promise<ApiServerProcess> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
  process.env.KEEPS_JOBS = '1'
  const key = 'к'.repeat(32)
  const secrets = {
    PAYLOAD_SECRET: key,
    PREVIEW_SECRET: key,
    DATABASE_PASSWORD: key,
    DATABASE_ADMIN_PASSWORD: key,
  }
  const portal = new ApiServerProcess({ dataDir, databaseUrl, secrets, account: { ADMIN_EMAIL, ADMIN_PASSWORD } })
  await portal.start()
  return portal
}

const countAnswered = async () =>
  (await database.query("SELECT 1 FROM claims WHERE id = ANY($1) AND code = '3'", [claims])).rows.length

/** Waits in the database: the fixtures that wait run jobs themselves. */
function awaitAnswers(count: number) {
  return database.query(`DO $$ BEGIN FOR turn IN 1..3000 LOOP
    EXIT WHEN (SELECT count(*) FROM claims WHERE id BETWEEN ${claims[0]} AND ${claims.at(-1)} AND code = '3') > ${count};
    PERFORM pg_sleep(0.02);
  END LOOP; END $$`)
}

test('200 claims answered in bulk survive a portal that is killed half-way; each author is told once', async () => {
  for (let start = 0; start < CLAIMS; start += 50) {
    const some = claims.slice(start, start + 50)
    const answer = { action: 'answer', reportText: 'Заявка № {номер}: засыпали щебнем.' }
    expect(await moveMany(moderator, some, answer)).toMatchObject({ done: some, refused: [] })
  }
  expect(await countAnswered()).toBe(0)
  await passUndoTime(database)
  const portal = await startPortal()
  await awaitAnswers(CLAIMS / 10)
  portal.kill('SIGKILL')
  expect(await countAnswered()).toBeLessThan(CLAIMS)
  // another process carries on, fifty at a time
  await eventually(countAnswered, (count) => count === CLAIMS, 400_000)
  await runJobs()
  const { rows } = await database.query(
    `SELECT (SELECT count(*)::int FROM ${EMAILS_TABLE} l WHERE l.about = 'claim ' || c.id AND l.subject LIKE '%получен ответ%') AS told,
       (SELECT count(*)::int FROM claim_events e WHERE e.claim_id = c.id AND e.title LIKE 'Ответить%') AS answers,
       c.report_text = 'Заявка № ' || c.id || ': засыпали щебнем.' AS is_own, count(*)::int AS claims
     FROM claims c WHERE c.id = ANY($1) GROUP BY 1, 2, 3`,
    [claims],
  )
  expect(rows).toEqual([{ told: 1, answers: 1, is_own: true, claims: CLAIMS }])
  expect((await database.query('SELECT 1 FROM private_desk_moves')).rows).toEqual([])
})
