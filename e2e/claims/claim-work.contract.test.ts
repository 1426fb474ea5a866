import type { Client } from 'pg'
import { act, bearer, graph, reportAs, someClaim, upload } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { env } from '@/lib/config/env'
import { listClaims, listMyClaims, judgeClaim, getClaimCategories } from '@/lib/domains/claims/contract'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'
import type { AnswerOf } from '@/lib/contract/operation'
import { isoDay } from '@/lib/time/dates'

const DAY_MS = 86_400_000

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
const made: number[] = []
const uploads: unknown[] = []

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  ;[moderator, officer] = await Promise.all([createColleague(office, 'moderator'), createColleague(office, 'officer')])
  const { department } = await office.read('claim-categories', (await someClaim()).category_id, { depth: '0' })
  await office.update('staff', officer.id, { department })
})

afterAll(async () => {
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const id of uploads) await office.remove('media', id)
  for (const { id } of [moderator, officer]) await office.remove('staff', id)
  await database.end()
})

/** Makes a claim of the resident that is published and in work. */
async function inWork(author: Resident): Promise<number> {
  const id = await reportAs(author)
  made.push(id)
  for (const action of ['publish', 'take']) expect(await act(moderator, id, { action })).toMatchObject({ status: 200 })
  return id
}

async function answered(author: Resident): Promise<number> {
  const id = await inWork(author)
  expect((await act(moderator, id, { action: 'answer', reportText: 'Сделано.' })).status).toBe(200)
  return id
}

async function readDetails(id: number): Promise<ClaimDetails> {
  const response = await send({ method: 'GET', path: `/api/claims/${id}` }, { headers: someVisitor() })
  return ((await response.json()) as { claim: ClaimDetails }).claim
}

test('the photo of a verdict is visible to staff, and to all once a moderator publishes it', async () => {
  const author = await Resident.register()
  const other = await Resident.register()
  const id = await answered(author)
  const body = { id, is_accepted: false, user_comment: 'Яма на месте' }
  const stolen = { ...body, image: await upload(bearer(other)) }
  expect((await author.call(judgeClaim, { body: stolen })).status).toBe(422)
  const given = { ...body, image: await upload(bearer(author)) }
  expect((await author.call(judgeClaim, { body: given })).status).toBe(200)
  expect((await author.call(judgeClaim, { body })).status).toBe(409)
  expect(await readDetails(id)).toMatchObject({ code: 1, is_accepted: false, verdict_img: null })
  const { doc } = await act(moderator, id, { action: 'showPhoto' })
  expect(doc).toMatchObject({ code: '1', sentVerdictPhoto: expect.anything() })
  const { verdict_img: image } = await readDetails(id)
  expect(image?.img.url).toMatch(/^\/files\//)
  expect((await act(moderator, id, { verdictPhoto: null, action: 'hideComment' })).status).toBe(200)
  expect(await readDetails(id)).toMatchObject({ is_accepted: false, verdict_img: null, user_comment: null })
  const gone = async () => (await fetch(at(image?.img.url ?? ''))).status
  expect(await eventually(gone, (status) => status === 404)).toBe(404)
})

test('the officer is warned of an answer’s photo that was taken elsewhere, and the history keeps the warning', async () => {
  const id = await inWork(await Resident.register())
  const photo = new File([new Uint8Array(await phonePhoto('проба'))], 'после.jpg', { type: 'image/jpeg' })
  const { id: reportImage } = await office.upload('media', photo, { alt: 'После работ' })
  uploads.push(reportImage)
  const answer = { action: 'answer', reportText: 'Сделано.', reportImage }
  const { status, refused } = await act(moderator, id, answer)
  expect([status, refused?.path]).toEqual([400, 'sendAnyway'])
  expect(refused?.message).toMatch(/снят в [\d,]+\sкм от места заявки/)
  expect((await act(moderator, id, { ...answer, sendAnyway: true })).status).toBe(200)
  const { rows } = await database.query('SELECT warning FROM claim_events WHERE claim_id = $1 ORDER BY id DESC', [id])
  expect((rows[0] as { warning: string }).warning).toContain('от места заявки')
  const next = await inWork(await Resident.register())
  const again = await act(moderator, next, answer)
  expect(again.refused?.message).toContain(`такой снимок уже есть в заявке № ${id}`)
})

test('after «не решено» a moderator passes the claim on, another answer is needed, and the history keeps both answers', async () => {
  const author = await Resident.register()
  const id = await answered(author)
  const disagree = () => author.call(judgeClaim, { body: { id, is_accepted: false, user_comment: 'Яма на месте' } })
  await disagree()
  expect((await act(officer, id, { action: 'take' })).refused?.path).toBe('action')
  expect((await act(moderator, id, { action: 'take' })).status).toBe(200)
  expect((await act(officer, id, { action: 'answer' })).refused?.path).toBe('reportText')
  expect((await act(officer, id, { action: 'answer', reportText: 'Переделали.' })).status).toBe(200)
  const list = await send(listClaims, { query: '?figure=not_accepted', headers: someVisitor() })
  const { claims } = (await list.json()) as AnswerOf<typeof listClaims>
  expect(claims.data.map((claim) => claim.id)).toContain(id)
  await disagree()
  expect((await act(moderator, id, { action: 'refuse', note: 'Участок частный' })).status).toBe(200)
  expect(await readDetails(id)).toMatchObject({ code: 2, report_text: 'Участок частный' })
  const { rows } = await database.query<{ note: string }>(
    "SELECT note FROM claim_events WHERE claim_id = $1 AND to_code = '3' ORDER BY id",
    [id],
  )
  expect(rows.map(({ note }) => note)).toEqual(['Сделано.', 'Переделали.'])
  await disagree()
  const claim = await readDetails(id)
  expect(claim.report_text).toBeNull()
  // each answer stays readable to all once its author has disagreed with it
  expect(claim.steps.flatMap(({ title, text }) => (text ? [[title, text]] : []))).toEqual([
    ['Взята в работу', claim.department?.title],
    ['Получен ответ', 'Сделано.'],
    ['Взята в работу', claim.department?.title],
    ['Получен ответ', 'Переделали.'],
    ['Отклонена', 'Участок частный'],
  ])
  expect((await act(officer, id, { action: 'hideHistory' })).refused?.path).toBe('action')
  expect((await act(moderator, id, { action: 'hideHistory' })).status).toBe(200)
  const hidden = JSON.stringify((await readDetails(id)).steps)
  for (const text of ['Сделано.', 'Переделали.', 'Участок частный']) expect(hidden).not.toContain(text)
})

test('everybody reads what was done with a claim, when and why, and nothing of whom, of colleagues’ notes or of the time before', async () => {
  const author = await Resident.register()
  const id = await reportAs(author)
  made.push(id)
  const secret = 'Звонил Секретов Проба'
  // an earlier row, as if the staff had moved the claim before its publication
  await database.query(
    `INSERT INTO claim_events (claim_id, title, from_code, to_code, who, note, created_at, told_at)
      VALUES ($1, 'Отклонить', '5', '2', $2, $2, now() - interval '1 minute', now())`,
    [id, secret],
  )
  for (const action of ['publish', 'take']) await act(moderator, id, { action, note: secret })
  const newDeadline = new Date(Date.now() + 90 * DAY_MS).toISOString()
  expect((await act(moderator, id, { action: 'extend', note: 'Ждём деталь', newDeadline })).status).toBe(200)
  expect((await act(officer, id, { action: 'answer', note: secret, reportText: `Сделано, ${secret}` })).status).toBe(
    200,
  )
  expect((await act(moderator, id, { reportText: 'Сделано, правка.' })).status).toBe(200)
  await author.call(judgeClaim, { body: { id, is_accepted: true } })
  const { steps, department } = await readDetails(id)
  expect(steps.map(({ title, text }) => [title, text])).toEqual([
    ['Заявка отправлена', null],
    ['Опубликована на карте', null],
    ['Взята в работу', department?.title],
    ['Срок ответа продлён', 'Ждём деталь'],
    ['Получен ответ', 'Сделано, правка.'],
    ['Автор подтвердил: решено', null],
  ])
  const moments = steps.map(({ at }) => Date.parse(at))
  expect(moments).toEqual([...moments].sort((one, other) => one - other))
  const { rows } = await database.query<{ who: string }>('SELECT who FROM claim_events WHERE claim_id = $1', [id])
  const told = JSON.stringify(steps)
  for (const name of [secret, ...rows.map(({ who }) => who)]) expect(told).not.toContain(name)
  expect(Object.keys(steps[0] ?? {}).sort()).toEqual(['at', 'text', 'title'])
})

test('an unpublished claim does not reveal its steps', async () => {
  const id = await reportAs(await Resident.register())
  made.push(id)
  const unpublished = () => send({ method: 'GET', path: `/api/claims/${id}` }, { headers: someVisitor() })
  expect((await unpublished()).status).toBe(404)
  expect((await act(moderator, id, { action: 'refuse', note: 'Не по теме' })).status).toBe(200)
  expect((await unpublished()).status).toBe(404)
})

test('a claim whose theme a moderator corrects goes to the department of the new one', async () => {
  const id = await reportAs(await Resident.register())
  made.push(id)
  const { category_id: theme } = await someClaim()
  const response = await send(getClaimCategories, { headers: someVisitor() })
  const { categories } = (await response.json()) as AnswerOf<typeof getClaimCategories>
  const themes = categories.flatMap(({ childCategories }) => childCategories)
  const department = themes.find((one) => one.id === theme)?.department?.id
  const other = themes.find((one) => one.department && one.department.id !== department)
  expect((await act(moderator, id, { category: other?.id, action: 'publish' })).status).toBe(200)
  expect((await readDetails(id)).department?.id).toBe(other?.department?.id)
})

test('a verdict is not lost if the staff saves the claim at the same time', async () => {
  const author = await Resident.register()
  const id = await answered(author)
  const save = (number: number) => act(moderator, id, { reportText: `Сделано, правка ${number}.` })
  const judged = author.call(judgeClaim, { body: { id, is_accepted: true } })
  const saves = await Promise.all([1, 2, 3, 4, 5].map(save))
  expect((await judged).status).toBe(200)
  expect(saves.every(({ status }) => [200, 409].includes(status))).toBe(true)
  expect((await save(6)).status).toBe(200)
  const claim = await readDetails(id)
  expect(claim).toMatchObject({ is_accepted: true, commented_at: expect.any(String) })
  const { rows } = await database.query<{ note: string }>(
    "SELECT note FROM claim_events WHERE claim_id = $1 AND title = 'Исправить ответ' ORDER BY id",
    [id],
  )
  // every saved change of the answer is in the history, and the last one is shown
  expect(rows).toHaveLength(saves.filter(({ status }) => status === 200).length + 1)
  expect([claim.report_text, rows.at(-1)?.note]).toEqual(['Сделано, правка 6.', 'Сделано, правка 6.'])
})

test('a duplicate can be merged only into another public claim', async () => {
  const author = await Resident.register()
  const stays = await inWork(author)
  const hidden = await reportAs(author)
  made.push(hidden)
  for (const mergedInto of [stays, hidden]) {
    const { status, refused } = await act(moderator, stays, { action: 'merge', mergedInto })
    expect([status, refused?.path]).toEqual([400, 'mergedInto'])
  }
})

test('a merge whose row of the history cannot be written is rolled back with the followers it moved', async () => {
  const stays = await inWork(await Resident.register())
  const duplicate = await inWork(await Resident.register())
  const follower = await Resident.register()
  await graph('mutation($id: ID!) { ClaimJoin(id: $id) { id } }', { id: duplicate }, bearer(follower))
  const countFollowers = async (id: number) =>
    (await database.query('SELECT 1 FROM private_claim_joins WHERE claim_id = $1', [id])).rows.length
  const merge = () => act(moderator, duplicate, { action: 'merge', mergedInto: stays })
  // a service moves the followers before the claim is saved; the row is written afterwards
  await database.query(`ALTER TABLE claim_events ADD CONSTRAINT no_row CHECK (claim_id <> ${duplicate}) NOT VALID`)
  const failed = await merge().finally(() => database.query('ALTER TABLE claim_events DROP CONSTRAINT no_row'))
  expect([failed.status, failed.doc, await countFollowers(stays)]).toEqual([500, undefined, 0])
  expect(await readDetails(duplicate)).toMatchObject({ id: duplicate, code: 4 })
  expect([(await merge()).status, await countFollowers(stays)]).toEqual([200, 2])
  expect((await readDetails(stays)).steps.at(-1)).toMatchObject({
    title: `Присоединена заявка № ${duplicate}`,
    text: null,
  })
})

test('a duplicate that was never public is not named in the history of the claim that stays', async () => {
  const stays = await inWork(await Resident.register())
  const hidden = await reportAs(await Resident.register())
  made.push(hidden)
  expect((await act(moderator, hidden, { action: 'merge', mergedInto: stays })).status).toBe(200)
  expect((await readDetails(stays)).steps.at(-1)?.title).toBe('Взята в работу')
})

test('an answer may be judged until the end of the fifteenth day after it, wherever that is said', async () => {
  const author = await Resident.register()
  const id = await answered(author)
  const setAnswered = (before: string) =>
    database.query(
      `UPDATE claims SET answered_at = date_trunc('day', now() AT TIME ZONE $2) AT TIME ZONE $2 - $3::interval WHERE id = $1`,
      [id, env.TIME_ZONE, before],
    )
  const readTerm = async () => {
    const { own } = (await (await author.call(listMyClaims)).json()) as AnswerOf<typeof listMyClaims>
    return own.find((claim) => claim.id === id)?.judge_until ?? null
  }
  const judge = async () => (await author.call(judgeClaim, { body: { id, is_accepted: true } })).status
  await setAnswered('15 days 1 minute')
  expect([await readTerm(), await judge()]).toEqual([null, 409])
  await setAnswered('15 days')
  expect(isoDay((await readTerm()) ?? '', env.TIME_ZONE)).toBe(isoDay(new Date(), env.TIME_ZONE))
  expect(await judge()).toBe(200)
})

test('a category with claims cannot be deleted, and a claim is deleted with its history', async () => {
  const id = await inWork(await Resident.register())
  const { category_id: theme } = await someClaim()
  await expect(office.remove('claim-categories', theme)).rejects.toThrow(/409.*есть заявки/)
  await office.remove('claims', id)
  const { rows } = await database.query('SELECT 1 FROM claim_events WHERE claim_id = $1', [id])
  expect(rows).toEqual([])
})

test('an empty category is an error of a missing value', async () => {
  const author = await Resident.register()
  const query = 'mutation($input: ClaimInput!) { ClaimCreateAuth(input: $input) { code } }'
  const { errors } = await graph(query, { input: { ...(await someClaim()), category_id: '' } }, bearer(author))
  expect(errors?.[0]?.extensions?.validation).toEqual({ 'input.category_id': ['Поле обязательно для заполнения'] })
})

test('a mistake in a query is reported under its argument’s name', async () => {
  const long = 'я'.repeat(256)
  const cases = [
    [`AllClaims(statuses: [5], categories: ["abc"], title: "${long}") { id }`, ['statuses.0', 'categories.0', 'title']],
    ['AllClaims(start_date: "2026-02-01", end_date: "2026-01-01") { id }', ['end_date']],
    [`PaginateProjects(title: "${long}") { data { id } }`, ['title']],
    ['OneClaim(id: "abc") { id }', ['id']],
  ] as const
  for (const [query, names] of cases) {
    const { errors } = await graph(`{ ${query} }`)
    const { validation = {} } = errors?.[0]?.extensions ?? {}
    expect(Object.keys(validation)).toEqual(names.map((name) => `input.${name}`))
  }
})

test('a moderator cannot delete a claim', async () => {
  expect((await callOffice('DELETE', '/cms/claims/1', { token: moderator.token })).status).toBe(403)
})
