import type { Client } from 'pg'
import { graph, bearer, reportAs, someClaim } from '@/e2e/claims/claims'
import { readPublicApi } from '@/e2e/claims/claim-visibility'
import { moveAtDesk, postAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let stranger: Colleague
let other: number
const made: number[] = []
const word = `пометка${Date.now()}`

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[officer, stranger] = await Promise.all([createColleague(office, 'officer'), createColleague(office, 'officer')])
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' AND id <> $1 ORDER BY id LIMIT 2",
    [department],
  )
  other = rows[0]?.id ?? 0
  await office.update('staff', officer.id, { department })
  await office.update('staff', stranger.id, { department: rows[1]?.id })
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, officer, stranger]) await office.remove('staff', id)
  await database.end()
})

async function published(author: Resident): Promise<number> {
  const id = await reportAs(author)
  made.push(id)
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  return id
}

const listNotes = async (id: number) =>
  (await database.query<{ text: string }>('SELECT text FROM private_notes WHERE claim_id = $1', [id])).rows

test('a note is in no public output, in nothing that the author reads, in no history and no log', async () => {
  const author = await Resident.register()
  const id = await published(author)
  expect((await postAtDesk(moderator, `claims/${id}/notes`, { note: `  ${word}  ` })).status).toBe(200)
  expect(await listNotes(id)).toEqual([{ text: word }])
  const outputs = {
    ...(await readPublicApi([id], 'Проба')),
    'the author’s claim': await (await author.call({ method: 'GET', path: `/api/user/claims/${id}` })).text(),
    'the author’s graph': JSON.stringify(
      await graph(`{ AllClaims(title: "${word}") { id text } }`, {}, bearer(author)),
    ),
    'the claim in the back office': JSON.stringify(await office.read('claims', id)),
    log: JSON.stringify((await database.query('SELECT * FROM audit_log')).rows),
  }
  for (const [place, text] of Object.entries(outputs)) expect([place, text.includes(word)]).toEqual([place, false])
  const { rows } = await database.query("SELECT 1 FROM audit_log WHERE action = 'Заметка' AND subject = $1", [
    `Заявка № ${id}`,
  ])
  expect(rows).toHaveLength(1)
})

test('notes are erased with the account that they speak of', async () => {
  const author = await Resident.register()
  const id = await published(author)
  await postAtDesk(moderator, `claims/${id}/notes`, { note: word })
  await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [author.id])
  await runJobs()
  const { rows } = await database.query('SELECT resident_id FROM claims WHERE id = $1', [id])
  expect([rows, await listNotes(id)]).toEqual([[{ resident_id: null }], []])
})

test('an empty note is refused at its field, one too long as a whole', async () => {
  const id = await published(await Resident.register())
  expect((await postAtDesk(moderator, `claims/${id}/notes`, { note: ' ' })).refused).toEqual({
    path: 'note',
    message: 'Напишите заметку',
  })
  expect((await postAtDesk(moderator, `claims/${id}/notes`, { note: 'я'.repeat(2_001) })).status).toBe(400)
})

test('an officer who hands a claim over goes on reading it, and moves it no more; others of the staff never see it', async () => {
  const id = await published(await Resident.register())
  const path = `claims/${id}/notes`
  expect((await postAtDesk(stranger, path, { note: word })).status).toBe(404)
  const { status } = await moveAtDesk(officer, id, { action: 'handOver', handTo: other, note: 'Это дорога района' })
  expect(status).toBe(200)
  expect((await postAtDesk(officer, path, { note: 'Звонили мы' })).status).toBe(200)
  // neither «Взять себе» nor a typed answer holds the card against those who decide now
  expect((await postAtDesk(officer, `claims/${id}/holder`, {})).status).toBe(403)
  expect((await postAtDesk(officer, `claims/${id}/draft`, { answer: 'Засып' })).status).toBe(200)
  const { rows: held } = await database.query(
    'SELECT 1 FROM private_desk_openings WHERE subject = $1 AND held_at IS NOT NULL',
    [`claim ${id}`],
  )
  expect(held).toEqual([])
  expect((await postAtDesk(stranger, path, { note: word })).status).toBe(404)
  expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(403)
  expect(
    (await callOffice('PATCH', `/cms/claims/${id}`, { token: officer.token, body: { action: 'take' } })).status,
  ).toBe(403)
})

test('emails about a claim are known by its number', async () => {
  const author = await Resident.register()
  const id = await published(author)
  await runJobs()
  const { rows } = await database.query(`SELECT subject FROM ${EMAILS_TABLE} WHERE about = $1 AND recipient = $2`, [
    `claim ${id}`,
    author.email,
  ])
  expect(rows).toEqual([{ subject: `Заявка № ${id} опубликована` }])
})
