import type { Client } from 'pg'
import { act, bearer, upload } from '@/e2e/claims/claims'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { moveAtDesk, moveMany } from '@/e2e/desk/desk'
import { listEmails } from '@/e2e/fixtures/emails'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import type { Office } from '@/e2e/fixtures/office'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { phonePhoto } from '@/e2e/fixtures/sample-files'
import { takenFiles } from '@/lib/contract/upload-limits'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'

let desk: ClaimDesk
let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let department: number
let report: ClaimDesk['report']
let publish: ClaimDesk['publish']
let editor: Colleague
let other: number

beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, office, moderator, officer, department, report, publish } = desk)
  editor = await createColleague(office, 'editor')
  const { rows } = await database.query<{ id: number }>(
    "SELECT id FROM organizations WHERE _status = 'published' AND id <> $1 LIMIT 1",
    [department],
  )
  other = rows[0]?.id ?? 0
})

afterAll(() => desk.close(editor))

async function readDetails(id: number): Promise<ClaimDetails> {
  const response = await send({ method: 'GET', path: `/api/claims/${id}` }, { headers: someVisitor() })
  return ((await response.json()) as { claim: ClaimDetails }).claim
}

async function listEvents(id: number) {
  const { rows } = await database.query<{ title: string; note: string | null }>(
    'SELECT title, note FROM claim_events WHERE claim_id = $1 ORDER BY id',
    [id],
  )
  return rows
}

test('an answer at the desk takes the claim first: two rows in the history, one email', async () => {
  const author = await Resident.register()
  const id = await publish(author)
  await runJobs()
  const before = (await listEmails(author.email)).length
  const { status } = await moveAtDesk(officer, id, { action: 'answer', reportText: 'Засыпали щебнем.' })
  expect(status).toBe(200)
  expect((await listEvents(id)).map(({ title }) => title)).toEqual([
    'Опубликовать',
    'Взять в работу',
    'Ответить: проблема решена',
  ])
  await runJobs()
  const told = (await listEmails(author.email)).slice(before)
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('решена: получен ответ')])
  expect(await readDetails(id)).toMatchObject({ code: 3, report_text: 'Засыпали щебнем.' })
})

test('an answer that is refused leaves the claim untaken', async () => {
  const id = await publish(await Resident.register())
  expect((await moveAtDesk(officer, id, { action: 'answer' })).refused?.path).toBe('reportText')
  expect((await listEvents(id)).map(({ title }) => title)).toEqual(['Опубликовать'])
})

test('an empty form says at each of its fields what is missing', async () => {
  const id = await publish(await Resident.register())
  expect((await moveAtDesk(officer, id, { action: 'extend' })).paths).toEqual(['note', 'newDeadline'])
  expect((await moveAtDesk(officer, id, { action: 'handOver' })).paths).toEqual(['note', 'handTo'])
  const past = { action: 'extend', newDeadline: '2020-01-01' }
  expect((await moveAtDesk(officer, id, past)).paths).toEqual(['note', 'newDeadline'])
})

test.each([
  ['refuse', ['note']],
  ['handOver', ['note', 'handTo']],
  ['answer', ['reportText']],
  ['retheme', ['category']],
])('what many claims lack alike is asked for before any of them is moved: %s', async (action, paths) => {
  const ids = await Promise.all([1, 2].map(async () => publish(await Resident.register())))
  expect(await moveMany(moderator, ids, { action })).toMatchObject({
    errors: [{ data: { errors: paths.map((path) => ({ path })) } }],
  })
  for (const id of ids) expect(await listEvents(id)).toHaveLength(1)
})

test('a photo and a document go with the answer, and a photo of another place needs a word more', async () => {
  const id = await publish(await Resident.register())
  const photo = new File([new Uint8Array(await phonePhoto(`стол ${id}`))], 'после.jpg', { type: 'image/jpeg' })
  const answer = { action: 'answer', reportText: 'Сделано.', photo }
  expect((await moveAtDesk(officer, id, answer)).refused?.path).toBe('sendAnyway')
  expect((await moveAtDesk(officer, id, { ...answer, sendAnyway: 'on' })).status).toBe(200)
  const { report_img: image } = await readDetails(id)
  expect(image?.img.alt).toContain(String(id))
})

test('a file of another type is refused at its field', async () => {
  const id = await publish(await Resident.register())
  const script = new File(['export {}'], 'скрипт.mjs', { type: 'text/javascript' })
  const answer = { action: 'answer', reportText: 'Сделано.' }
  expect((await moveAtDesk(officer, id, { ...answer, document: script })).refused).toEqual({
    path: 'document',
    message: expect.stringContaining(takenFiles.documents),
  })
  expect((await moveAtDesk(officer, id, { ...answer, photo: script })).refused).toEqual({
    path: 'photo',
    message: expect.stringContaining(takenFiles.pictures),
  })
  expect(await readDetails(id)).toMatchObject({ code: 1 })
})

test('an empty choice publishes no photo, a chosen one that photo alone, and no choice in the back office all', async () => {
  const author = await Resident.register()
  const images = await Promise.all([1, 2].map(() => upload(bearer(author))))
  const [none, one, all] = await Promise.all(
    [1, 2, 3].map(async () => {
      const sent = await Promise.all(images.map(() => upload(bearer(author))))
      return report(author, { images: sent })
    }),
  )
  const listSent = async (id: number) =>
    ((await office.read('claims', id, { depth: '0' })).sentPhotos ?? []) as number[]
  expect((await moveAtDesk(moderator, none ?? 0, { action: 'publish' })).status).toBe(200)
  const [, second = 0] = await listSent(one ?? 0)
  expect((await moveAtDesk(moderator, one ?? 0, { action: 'publish', photosToPublish: [second] })).status).toBe(200)
  expect((await act(moderator, all ?? 0, { action: 'publish' })).status).toBe(200)
  const counts = await Promise.all([none, one, all].map(async (id) => (await readDetails(id ?? 0)).photos.length))
  expect(counts).toEqual([0, 1, 2])
  for (const photosToPublish of [[], null]) {
    const emptied = await report(author, { images: [await upload(bearer(author))] })
    expect((await act(moderator, emptied, { action: 'publish', photosToPublish })).status).toBe(200)
    expect((await readDetails(emptied)).photos).toEqual([])
  }
})

test('an answer typed in the back office without its action is refused at its field', async () => {
  const id = await publish(await Resident.register())
  for (const action of [undefined, 'take'])
    expect((await act(moderator, id, { action, reportText: 'Засыпали.' })).refused).toMatchObject({
      path: 'reportText',
      message: expect.stringContaining('никому не отправлен'),
    })
  expect((await act(moderator, id, { action: 'take' })).status).toBe(200)
  expect((await act(moderator, id, { reportText: 'Засыпали.' })).status).toBe(400)
  expect((await act(moderator, id, { action: 'answer', reportText: 'Засыпали.' })).status).toBe(200)
  expect((await act(moderator, id, { reportText: 'Засыпали щебнем.' })).status).toBe(200)
})

test('a claim handed over keeps its term, goes to the other department and tells its author nothing of the reason', async () => {
  const id = await publish(await Resident.register())
  const { deadline_date: term } = await readDetails(id)
  const { status } = await moveAtDesk(officer, id, { action: 'handOver', handTo: other, note: 'Это дорога района' })
  expect(status).toBe(200)
  const claim = await readDetails(id)
  expect(claim).toMatchObject({ deadline_date: term, department: { id: other } })
  expect(claim.steps.map(({ title }) => title)).toContain('Передана другому ведомству')
  expect(JSON.stringify(claim)).not.toContain('дорога района')
  expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(403)
})

test('the second of two who saw the same claim is told that it has changed', async () => {
  const id = await publish(await Resident.register())
  const { updatedAt } = await office.read('claims', id)
  expect((await moveAtDesk(officer, id, { action: 'take', updatedAt: String(updatedAt) })).status).toBe(200)
  expect(
    (await moveAtDesk(moderator, id, { action: 'answer', reportText: 'Да', updatedAt: String(updatedAt) })).status,
  ).toBe(409)
})

test('the desk takes no move without a session, and nothing but the fields of its form', async () => {
  const id = await publish(await Resident.register())
  expect((await moveAtDesk(null, id, { action: 'take' })).status).toBe(401)
  expect((await moveAtDesk(moderator, id, { action: 'take', code: '3' })).status).toBe(400)
  expect((await moveAtDesk(moderator, id, { action: 'accept' })).status).toBe(400)
  const tooLarge = 99_999_999_999
  expect(await moveMany(moderator, [tooLarge], { action: 'take' })).toMatchObject({
    errors: [{ message: 'Отметьте строки и выберите действие.' }],
  })
  expect((await callOffice('GET', `/cms/desk/photos/${tooLarge}`, { token: moderator.token })).status).toBe(404)
  expect(await readDetails(id)).toMatchObject({ code: 1 })
})

test('many claims are refused with one reason; of each that is not done the desk says why', async () => {
  const author = await Resident.register()
  const [one, two, photographed] = await Promise.all([
    report(author),
    report(author),
    report(author, { images: [await upload(bearer(author))] }),
  ])
  const shown = await moveMany(moderator, [one, photographed], { action: 'publish' })
  expect(shown).toEqual({ done: [one], refused: [{ id: photographed, message: expect.stringContaining('снимки') }] })
  const refused = await moveMany(moderator, [two, photographed], { action: 'refuse', reason: 'Участок частный.' })
  expect(refused).toEqual({ done: [two, photographed], refused: [] })
  expect(await listEvents(two)).toEqual([{ title: 'Отклонить', note: 'Участок частный.' }])
  const again = await moveMany(moderator, [one, two], { action: 'take' })
  expect(again).toEqual({ done: [one], refused: [{ id: two, message: expect.stringContaining('невозможно') }] })
  const foreign = await moveMany(officer, [two], { action: 'take' })
  expect(foreign).toMatchObject({ done: [], refused: [{ id: two }] })
})
