import type { Client } from 'pg'
import { reportAs, someClaim } from '@/e2e/claims/claims'
import { readPublicApi } from '@/e2e/claims/claim-visibility'
import { moveAtDesk, postAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { Resident } from '@/e2e/fixtures/resident'
import { createColleague, openModeration, type Colleague } from '@/e2e/fixtures/staff'
import { someWord } from '@/e2e/ideas/ideas'

let database: Client
let office: Office
let moderator: Colleague
let colleague: Colleague
let officer: Colleague
let dispatcher: Colleague
let author: Resident
let other: number
const made: number[] = []

beforeAll(async () => {
  ;({ database, office, moderator } = await openModeration())
  ;[colleague, officer, dispatcher] = await Promise.all([
    createColleague(office, 'moderator'),
    createColleague(office, 'officer'),
    createColleague(office, 'dispatcher'),
  ])
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  await office.update('staff', officer.id, { department })
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' AND id <> $1 ORDER BY id LIMIT 1",
    [department],
  )
  other = rows[0]?.id ?? 0
  author = await Resident.register()
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, colleague, officer, dispatcher]) await office.remove('staff', id)
  await database.end()
})

async function report(text = 'Яма'): Promise<number> {
  const id = await reportAs(author, { text })
  made.push(id)
  return id
}

async function published(): Promise<number> {
  const id = await report()
  expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
  return id
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function postpone(who: Colleague, id: number, { until = dayAfter(3), view = 'view=all' } = {}) {
  return postAtDesk(who, `claims/${id}/postponement`, { action: 'postpone', until, view })
}

const listPostponed = async (id: number) =>
  (
    await database.query<{ claim_id: number }>('SELECT claim_id FROM private_postponed_claims WHERE claim_id = $1', [
      id,
    ])
  ).rows

test('a postponed claim leaves the lists of all until its day and is under «Отложено»', async () => {
  const word = someWord()
  const one = await report(`Яма ${word}`)
  const two = await report(`Яма ${word}`)
  const three = await report(`Яма ${word}`)
  const leadOn = async (who: Colleague, id: number, view: string) => {
    const { status, next = '' } = await postpone(who, id, { view: `view=${view}&text=${word}` })
    expect([status, next]).toEqual([200, expect.stringContaining(`done=postpone-${id}`)])
    return Number(/queue\/(\d+)/.exec(next)?.[1])
  }
  expect(await leadOn(moderator, one, 'moderation')).toBe(two)
  expect(await leadOn(colleague, three, 'moderation')).toBe(two)
  expect(await leadOn(colleague, three, 'postponed')).toBe(one)
  expect(await leadOn(colleague, three, 'all')).toBe(two)
  await database.query('UPDATE private_postponed_claims SET until = current_date - 1 WHERE claim_id = $1', [one])
  expect(await leadOn(colleague, three, 'moderation')).toBe(one)
  const resumed = await postAtDesk(moderator, `claims/${three}/postponement`, { action: 'resume' })
  expect(resumed.next).toContain(`/desk/queue/${three}?`)
  expect(await listPostponed(three)).toEqual([])
})

test('its term goes on and its state stays; any decision ends it, a refused one does not', async () => {
  const id = await published()
  const before = await office.read('claims', id, { depth: '0' })
  expect((await postpone(officer, id)).status).toBe(200)
  expect(await office.read('claims', id, { depth: '0' })).toEqual(before)
  expect((await database.query('SELECT 1 FROM claim_events WHERE claim_id = $1', [id])).rows).toHaveLength(1)
  expect((await moveAtDesk(officer, id, { action: 'answer' })).status).toBe(400)
  expect(await listPostponed(id)).toHaveLength(1)
  expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(200)
  expect(await listPostponed(id)).toEqual([])
})

test('a day that is missing, not ahead or too far is refused at its field', async () => {
  const id = await report()
  const refuse = async (until: string) => (await postpone(moderator, id, { until })).refused
  expect(await refuse('')).toEqual({ path: 'until', message: 'Выберите день' })
  for (const days of [-2, 0, 40]) expect((await refuse(dayAfter(days)))?.path).toBe('until')
  expect((await postpone(moderator, id, { until: 'завтра' })).status).toBe(400)
  expect(await listPostponed(id)).toEqual([])
})

test('only those who decide on a claim postpone it, and only while it waits for them', async () => {
  const id = await published()
  expect((await postpone(dispatcher, id)).status).toBe(403)
  expect((await moveAtDesk(officer, id, { action: 'handOver', handTo: other, note: 'Дорога района' })).status).toBe(200)
  expect((await postpone(officer, id)).status).toBe(403)
  const inModeration = await report()
  expect((await postpone(officer, inModeration)).status).toBe(404)
  const answered = await published()
  expect((await moveAtDesk(officer, answered, { action: 'answer', reportText: 'Сделано.' })).status).toBe(200)
  expect((await postpone(officer, answered)).status).toBe(403)
})

test('who postponed it and until when is in no public output and no log, and goes with the claim', async () => {
  const id = await published()
  const who = `Отложил${someWord()}`
  await database.query("INSERT INTO private_postponed_claims (claim_id, until, who) VALUES ($1, '2031-07-19', $2)", [
    id,
    who,
  ])
  const outputs = {
    ...(await readPublicApi([id], 'Яма')),
    'the author’s claim': await (await author.call({ method: 'GET', path: `/api/user/claims/${id}` })).text(),
    'the claim in the back office': JSON.stringify(await office.read('claims', id)),
    log: JSON.stringify((await database.query('SELECT * FROM audit_log')).rows),
  }
  for (const [place, text] of Object.entries(outputs))
    expect([place, [who, '2031-07-19', '19 июля 2031'].filter((secret) => text.includes(secret))]).toEqual([place, []])
  await office.remove('claims', id)
  expect(await listPostponed(id)).toEqual([])
})
