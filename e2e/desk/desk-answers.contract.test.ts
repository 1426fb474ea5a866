import type { Client } from 'pg'
import { act, bearer, upload } from '@/e2e/claims/claims'
import { readPublicApi } from '@/e2e/claims/claim-visibility'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { moveAtDesk, moveMany, postAtDesk } from '@/e2e/desk/desk'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import type { Office } from '@/e2e/fixtures/office'
import { runJobs } from '@/e2e/fixtures/jobs'
import { at } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'

let desk: ClaimDesk
let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let report: ClaimDesk['report']
let publish: ClaimDesk['publish']

beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, office, moderator, officer, report, publish } = desk)
})

afterAll(() => desk.close())

const listDrafts = async (id: number) =>
  (await database.query<{ text: string }>('SELECT text FROM private_answer_drafts WHERE claim_id = $1', [id])).rows

describe('a correction before publication', () => {
  const name = `Секретов${Date.now()}`

  test('is public, the original is nowhere, and the author is told in the email of the publication', async () => {
    const author = await Resident.register()
    const id = await report(author, { text: `Яма у дома, ${name} из квартиры 5 видел` })
    const corrected = { action: 'correct', correctedText: 'Яма у дома', correctedPlace: '41.8573, 48.5615' }
    expect((await moveAtDesk(moderator, id, corrected)).status).toBe(200)
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    await runJobs()
    const email = await waitForEmail(author.email, `Заявка № ${id} опубликована`)
    expect(email.text).toContain('её исправили')
    expect(email.text).toContain('Яма у дома')
    expect((await listEmails(author.email)).filter(({ subject }) => subject.includes(String(id)))).toHaveLength(1)
    const claim = await office.read('claims', id, { depth: '0' })
    expect(claim).toMatchObject({ text: 'Яма у дома', x: 48.5615, y: 41.8573 })
    const outputs = {
      ...(await readPublicApi([id], 'Яма')),
      claim: JSON.stringify(claim),
      history: JSON.stringify((await database.query('SELECT * FROM claim_events WHERE claim_id = $1', [id])).rows),
      log: JSON.stringify((await database.query('SELECT * FROM audit_log')).rows),
      email: email.text,
    }
    for (const [place, text] of Object.entries(outputs)) expect([place, text.includes(name)]).toEqual([place, false])
    const { rows } = await database.query<{ text: string }>('SELECT text FROM private_originals WHERE claim_id = $1', [
      id,
    ])
    expect(rows[0]?.text).toContain(name)
  })

  test('keeps the first original, which goes with the account', async () => {
    const author = await Resident.register()
    const id = await report(author, { text: name })
    for (const correctedText of ['Раз', 'Два'])
      expect((await moveAtDesk(moderator, id, { action: 'correct', correctedText })).status).toBe(200)
    const read = () => database.query<{ text: string }>('SELECT text FROM private_originals WHERE claim_id = $1', [id])
    expect((await read()).rows).toEqual([{ text: name }])
    await postAtDesk(moderator, `claims/${id}/draft`, { answer: name, 'refuse.note': name })
    await database.query("UPDATE residents SET erased_at = now() - interval '1 second' WHERE id = $1", [author.id])
    await runJobs()
    expect([(await read()).rows, await listDrafts(id)]).toEqual([[], []])
  })

  test('is refused if it changes nothing or empties the text, beyond the city, after the publication, and to an officer', async () => {
    const id = await report(await Resident.register())
    const correct = (who: Colleague, fields: Record<string, string>) =>
      moveAtDesk(who, id, { action: 'correct', ...fields })
    expect((await correct(moderator, {})).refused?.path).toBe('correctedText')
    const emptied = { correctedText: ' ', correctedAddress: 'ул. Портовая, 14' }
    expect((await correct(moderator, emptied)).refused?.path).toBe('correctedText')
    expect((await correct(moderator, { correctedPlace: '0, 0' })).refused?.path).toBe('correctedPlace')
    expect((await correct(moderator, { correctedPlace: 'у реки' })).refused?.path).toBe('correctedPlace')
    expect((await correct(officer, { correctedText: 'Иначе' })).status).toBe(403)
    expect((await moveAtDesk(moderator, id, { action: 'publish' })).status).toBe(200)
    expect((await correct(moderator, { correctedText: 'Иначе' })).refused?.path).toBe('action')
  })
})

describe('an answer from a template', () => {
  test('gets what each claim has of its own, in one go for many', async () => {
    const authors = await Promise.all([1, 2].map(() => Resident.register()))
    const ids = await Promise.all(authors.map((author) => publish(author)))
    const moved = await moveMany(officer, ids, { action: 'answer', reportText: 'Заявка № {номер}, {адрес}: сделано.' })
    expect(moved).toEqual({ done: ids, refused: [] })
    for (const [index, id] of ids.entries()) {
      expect(await office.read('claims', id, { depth: '0' })).toMatchObject({
        code: '3',
        reportText: `Заявка № ${id}, ул. Портовая, 12: сделано.`,
      })
      await runJobs()
      const told = await listEmails(authors[index]?.email ?? '')
      expect(told.filter(({ subject }) => subject.includes('получен ответ'))).toHaveLength(1)
    }
  })

  test('is not sent with an unfilled place, neither at the desk nor in the back office', async () => {
    const id = await publish(await Resident.register())
    const refusal = { path: 'reportText', message: expect.stringContaining('{дата работ}') }
    const answer = { action: 'answer', reportText: 'Работы начнутся {дата работ}.' }
    expect((await moveAtDesk(officer, id, answer)).refused).toEqual(refusal)
    expect(await moveMany(officer, [id], answer)).toEqual({ done: [], refused: [{ id, message: refusal.message }] })
    expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(200)
    const response = await callOffice('PATCH', `/cms/claims/${id}`, { token: officer.token, body: answer })
    expect(response.status).toBe(400)
    expect(await office.read('claims', id)).toMatchObject({ code: '4' })
  })
})

test('a moderator changes the theme of many, mends an answer and takes a photo off; nobody is written to', async () => {
  const author = await Resident.register()
  const id = await report(author, { images: [await upload(bearer(author)), await upload(bearer(author))] })
  const { sentPhotos = [] } = (await office.read('claims', id, { depth: '0' })) as { sentPhotos?: number[] }
  expect((await moveAtDesk(moderator, id, { action: 'publish', photosToPublish: sentPhotos })).status).toBe(200)
  const { category, photos } = (await office.read('claims', id, { depth: '0' })) as {
    category: number
    photos: number[]
  }
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM claim_categories WHERE parent_id IS NOT NULL AND id <> $1 ORDER BY id LIMIT 1',
    [category],
  )
  const other = rows[0]?.id ?? 0
  expect(await moveMany(moderator, [id], { action: 'retheme', category: String(other) })).toEqual({
    done: [id],
    refused: [],
  })
  expect((await moveAtDesk(moderator, id, { action: 'answer', reportText: 'Сделано.' })).status).toBe(200)
  await runJobs()
  const before = (await listEmails(author.email)).length
  expect((await moveAtDesk(moderator, id, { action: 'correctAnswer', reportText: 'Сделано вчера.' })).status).toBe(200)
  expect((await moveAtDesk(moderator, id, { action: 'hidePhotos' })).refused?.path).toBe('photosToHide')
  const [first = 0, second] = photos
  const { filename } = await office.read('media', first)
  expect((await moveAtDesk(moderator, id, { action: 'hidePhotos', photosToHide: [first] })).status).toBe(200)
  expect(await office.read('claims', id, { depth: '0' })).toMatchObject({
    code: '3',
    category: other,
    reportText: 'Сделано вчера.',
    photos: [second],
  })
  expect((await database.query('SELECT 1 FROM media WHERE id = $1', [first])).rows).toEqual([])
  expect((await fetch(at(`/files/${String(filename)}`))).status).toBe(404)
  await runJobs()
  expect(await listEmails(author.email)).toHaveLength(before)
})

describe('a draft of an answer', () => {
  test('is kept for its writer, told to nobody, and gone once the answer is sent', async () => {
    const author = await Resident.register()
    const id = await publish(author)
    for (const text of ['Засы', 'Засыпали'])
      expect((await postAtDesk(officer, `claims/${id}/draft`, { answer: text })).status).toBe(200)
    expect(await listDrafts(id)).toEqual([{ text: 'Засыпали' }])
    expect(await office.read('claims', id)).toMatchObject({ code: '1', reportText: null })
    expect((await moveAtDesk(officer, id, { action: 'answer', reportText: 'Засыпали.' })).status).toBe(200)
    expect(await listDrafts(id)).toEqual([])
  })

  test('is forgotten if it is emptied', async () => {
    const id = await publish(await Resident.register())
    for (const answer of ['Засыпали', ' ']) await postAtDesk(officer, `claims/${id}/draft`, { answer })
    expect(await listDrafts(id)).toEqual([])
  })
})

test('a claim that was merged or refused before publication has no answer to correct, in no way', async () => {
  const merged = await publish(await Resident.register())
  const refused = await report(await Resident.register())
  const stays = await publish(await Resident.register())
  expect((await moveAtDesk(moderator, merged, { action: 'merge', sure: stays })).status).toBe(200)
  expect((await moveAtDesk(moderator, refused, { action: 'refuse', note: 'Участок частный' })).status).toBe(200)
  const correction = { action: 'correctAnswer', reportText: 'Сделано.' }
  const refusal = { path: 'action', message: expect.stringContaining('уже дан и стоит на сайте') }
  for (const id of [merged, refused]) {
    expect((await moveAtDesk(moderator, id, correction)).refused).toEqual(refusal)
    expect((await act(moderator, id, correction)).refused).toMatchObject(refusal)
    expect((await act(moderator, id, { reportText: 'Сделано.' })).refused?.path).toBe('reportText')
    expect(await office.read('claims', id, { depth: '0' })).toMatchObject({ code: '2', reportText: null })
  }
})

test('a merge is asked once, with the other claim named by its number, words and state', async () => {
  const duplicate = await publish(await Resident.register())
  const stays = await publish(await Resident.register(), { text: 'Яма у фонтана' })
  const asked = await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto: stays })
  const named = new RegExp(`№ ${stays}: «Яма у фонтана», .* \\(на рассмотрении\\)\\? Разъединить потом нельзя`)
  expect(asked.refused).toEqual({ path: 'sure', message: expect.stringMatching(named) })
  expect(await office.read('claims', duplicate, { depth: '0' })).toMatchObject({ code: '1' })
  const waiting = await report(await Resident.register())
  for (const [target, message] of [
    [waiting, `Заявка № ${waiting} ещё на модерации: сначала опубликуйте её`],
    [2_000_000_000, 'Заявки № 2000000000 нет'],
  ] as const) {
    const { refused } = await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto: target })
    expect(refused).toEqual({ path: 'mergedInto', message })
  }
  for (const mergedInto of [`№ ${stays}`, `№${stays}`, `№\u00A0${stays}`])
    expect((await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto })).refused).toEqual(asked.refused)
  const { refused } = await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto: 'abc' })
  expect(refused).toEqual({ path: 'mergedInto', message: expect.stringContaining('цифрами') })
  const withItself = await moveAtDesk(moderator, duplicate, { action: 'merge', mergedInto: duplicate })
  expect(withItself.refused?.path).toBe('mergedInto')
  expect((await moveAtDesk(moderator, duplicate, { action: 'merge', sure: stays })).status).toBe(200)
  expect(await office.read('claims', duplicate, { depth: '0' })).toMatchObject({ code: '2', mergedInto: stays })
})

describe('what is typed into the other forms of a card', () => {
  const readDrafts = async (id: number, staff: Colleague) =>
    (
      await database.query<{ field: string; text: string }>(
        'SELECT field, text FROM private_answer_drafts WHERE claim_id = $1 AND staff_id = $2 ORDER BY field',
        [id, staff.id],
      )
    ).rows
  const keep = (who: Colleague, id: number, fields: Record<string, string>) =>
    postAtDesk(who, `claims/${id}/draft`, fields)

  test('is a draft of its writer alone, each form apart, and goes with the move of its form', async () => {
    const id = await publish(await Resident.register())
    const typed = { 'handOver.note': 'Это их двор', 'handOver.handTo': '7', 'note.note': 'Позвонить' }
    expect((await keep(officer, id, typed)).status).toBe(200)
    expect((await keep(moderator, id, { 'refuse.note': 'а\n'.repeat(2_499), 'refuse.reason': '' })).status).toBe(200)
    expect(await readDrafts(id, officer)).toEqual([
      { field: 'handOver.handTo', text: '7' },
      { field: 'handOver.note', text: 'Это их двор' },
      { field: 'note.note', text: 'Позвонить' },
    ])
    expect((await postAtDesk(officer, `claims/${id}/notes`, { note: 'Позвонили' })).status).toBe(200)
    expect((await moveAtDesk(officer, id, { action: 'take' })).status).toBe(200)
    expect((await readDrafts(id, officer)).map(({ field }) => field)).toEqual(['handOver.handTo', 'handOver.note'])
    expect((await moveAtDesk(moderator, id, { action: 'refuse', note: 'Уже чинят' })).status).toBe(200)
    expect(await readDrafts(id, moderator)).toEqual([])
    expect(await readDrafts(id, officer)).toHaveLength(2)
  })

  test('holds the card against nobody, and a refused move leaves it', async () => {
    const id = await publish(await Resident.register())
    await keep(officer, id, { 'extend.note': 'Ждём щебень' })
    expect((await moveAtDesk(officer, id, { action: 'extend', note: 'Ждём щебень' })).refused?.path).toBe('newDeadline')
    expect(await readDrafts(id, officer)).toEqual([{ field: 'extend.note', text: 'Ждём щебень' }])
    expect((await moveAtDesk(moderator, id, { action: 'take' })).status).toBe(200)
  })

  test('is refused under an unknown name, too long, or by a stranger', async () => {
    const id = await publish(await Resident.register())
    for (const name of ['refuse.note.more', 'publish.photosToPublish-0', 'publish.photosToPublish-1234567890'])
      expect((await keep(officer, id, { [name]: 'а' })).status).toBe(400)
    expect((await keep(officer, id, { 'refuse.note': 'а'.repeat(5_001) })).status).toBe(400)
    const stranger = await createColleague(office, 'editor')
    expect((await keep(stranger, id, { 'refuse.note': 'а' })).status).toBe(403)
    await office.remove('staff', stranger.id)
  })
})

test('of two who have a card open each sees the other, and the second that the first was earlier', async () => {
  const id = await publish(await Resident.register())
  const open = async ({ token }: Colleague) =>
    (await (await callOffice('POST', `/cms/desk/claims/${id}/opening`, { token })).json()) as object
  const first = await office.read('staff', moderator.id)
  const second = await office.read('staff', officer.id)
  expect(await open(moderator)).toEqual({ others: [] })
  expect(await open(officer)).toEqual({ others: [{ name: first.name, isFirst: true, isHolder: false }] })
  expect(await open(moderator)).toEqual({ others: [{ name: second.name, isFirst: false, isHolder: false }] })
  await database.query("UPDATE private_desk_openings SET seen_at = now() - interval '2 minutes' WHERE staff_id = $1", [
    officer.id,
  ])
  expect(await open(moderator)).toEqual({ others: [] })
})
