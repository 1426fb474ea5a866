import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { ExpectedTexts } from '@/e2e/fixtures/expected-texts'
import { readPublicApi } from '@/e2e/claims/claim-visibility'
import { act, bearer, graph, pointIds, reportAs, reportAsGuest, someClaim, upload } from '@/e2e/claims/claims'
import { Office } from '@/e2e/fixtures/office'
import { listEmails } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someName, someVisitor } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import * as notifications from '@/lib/domains/notifications/contract'
import { judgeGuestClaim, confirmClaim } from '@/lib/domains/claims/contract'
import { editPersonalData } from '@/lib/domains/residents/contract'

const awaited = new ExpectedTexts()

let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let stranger: Colleague
const made: number[] = []

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  ;[moderator, officer, stranger] = await Promise.all([
    createColleague(office, 'moderator'),
    createColleague(office, 'officer'),
    createColleague(office, 'officer'),
  ])
  const { category_id: category } = await someClaim()
  const { department } = await office.read('claim-categories', category, { depth: '0' })
  const others = await office.find('organizations', {
    limit: '1',
    depth: '0',
    'where[id][not_equals]': String(department),
  })
  await office.update('staff', officer.id, { department })
  await office.update('staff', stranger.id, { department: others[0]?.id })
})

afterAll(async () => {
  await database.query('DELETE FROM claim_events WHERE claim_id = ANY($1)', [made])
  await database.query('DELETE FROM claims WHERE id = ANY($1)', [made])
  for (const { id } of [moderator, officer, stranger]) await office.remove('staff', id)
  await database.end()
})

const mark = () => `проба${randomBytes(5).toString('hex')}`

async function reported(resident: Resident, changes: object = {}): Promise<number> {
  const id = await reportAs(resident, changes)
  made.push(id)
  return id
}

async function published(resident: Resident, changes: object = {}): Promise<number> {
  const id = await reported(resident, changes)
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(200)
  return id
}

/** This guest's claim was answered. */
let guest = { id: 0, email: '' }

/** Makes a claim that the department has answered. */
async function answered(resident: Resident): Promise<number> {
  const id = await published(resident)
  expect((await act(officer, id, { action: 'take' })).status).toBe(200)
  expect((await act(officer, id, { action: 'answer', reportText: 'Сделано в срок.' })).status).toBe(200)
  return id
}

async function readRow(id: number): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>('SELECT * FROM claims WHERE id = $1', [id])
  return rows[0] ?? {}
}

describe('a guest’s message', () => {
  const word = mark()
  const name = someName('Тайнов')
  const email = `${mark().replace('проба', 'gost-')}@samursk.example`
  let id = 0

  test("a guest's claim waits for the email link, which may be opened twice", async () => {
    const input = { ...(await someClaim(`Яма ${word}`)), images: [await upload()], name, email }
    const { code, key } = await reportAsGuest(input)
    expect(code).toBe(202)
    const [first] = await listEmails(email)
    expect(first?.text).toMatch(/^Здравствуйте!/)
    expect(first?.text).not.toContain(name)
    const { rows } = await database.query<{ id: number }>('SELECT id FROM claims WHERE author_email = $1', [email])
    id = rows[0]?.id ?? 0
    made.push(id)
    expect((await act(moderator, id, { action: 'publish' })).status).toBe(403)
    const confirm = async (token: string) =>
      (await send(confirmClaim, { body: { token }, headers: someVisitor() })).json()
    expect(await confirm(key)).toMatchObject({ message: `Спасибо, заявка № ${id} подтверждена и передана модератору.` })
    expect(await confirm(key)).toMatchObject({ message: 'Уже подтверждено' })
    expect(await confirm('x'.repeat(43))).toMatchObject({
      errors: { token: ['Ссылка недействительна: она уже использована или её срок прошёл. Запросите новую'] },
    })
  })

  test('is not public until a moderator publishes it', async () => {
    expect(await isShown(id, word, `Яма ${word}`)).toBe(false)
    expect(await pointIds()).not.toContain(id)
    const { status, doc } = await act(moderator, id, { action: 'publish' })
    expect([status, doc?.code]).toEqual([200, '1'])
    awaited.note(new RegExp(`^Здравствуйте, ${name}![^]*опубликована`), () => readEmails(email, id))
    expect(await eventually(() => isShown(id, word, `Яма ${word}`), Boolean)).toBe(true)
    expect(await eventually(async () => (await pointIds()).includes(id), Boolean)).toBe(true)
  })

  test('is shown with its photo and without its author', async () => {
    const text = await everythingAbout(id, word)
    expect(text.includes('"head_img":{"img":{"url":"/')).toBe(true)
    expect([name, email, 'sentPhotos', 'authorName'].filter((secret) => text.includes(secret))).toEqual([])
  })

  test("a guest's claim is accepted", async () => {
    expect((await act(officer, id, { action: 'take' })).status).toBe(200)
    expect((await act(officer, id, { action: 'answer', reportText: 'Засыпали щебнем.' })).status).toBe(200)
    guest = { id, email }
    awaited.note(/Засыпали щебнем[^]*#judge-/, () => readEmails(email, id))
  })

  test('a photo hidden by a moderator is removed from a claim', async () => {
    expect((await act(moderator, id, { photos: [] })).status).toBe(200)
    expect(await eventually(() => isShown(id, word, '"head_img":null'), Boolean)).toBe(true)
  })
})

test('only its author can read a claim that was refused before publication', async () => {
  const author = await Resident.register()
  const word = mark()
  const id = await reported(author, { text: `Яма ${word}` })
  expect((await act(moderator, id, { action: 'refuse' })).refused?.path).toBe('note')
  expect((await act(moderator, id, { action: 'refuse', note: `Причина ${word}` })).status).toBe(200)
  expect(await isShown(id, word, `Яма ${word}`)).toBe(false)
  expect((await pointIds()).includes(id)).toBe(false)
  awaited.note(new RegExp(`Причина ${word}`), () => readBell(author))
  awaited.note(new RegExp(`^Здравствуйте, Анна Игоревна![^]*Причина ${word}`), () => readEmails(author.email, id))
})

test('only moves of the contract are possible, and only for one’s own department', async () => {
  const author = await Resident.register()
  const id = await reported(author)
  const tries = [
    [officer, { action: 'take' }, [403, 404]],
    [moderator, { action: 'answer', reportText: 'Готово' }, [400]],
    [moderator, { action: 'take' }, [400]],
    [moderator, { action: 'extend', note: 'Ждём', newDeadline: '2030-01-01' }, [400]],
    [moderator, { action: 'publish', category: null }, [400]],
  ] as const
  for (const [who, body, statuses] of tries) expect(statuses).toContain((await act(who, id, body)).status)
  await act(moderator, id, { code: '3', publishedAt: new Date().toISOString(), text: 'Чужие слова' })
  expect(await readRow(id)).toMatchObject({ code: '5', published_at: null })
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(200)
  expect((await act(moderator, id, { action: 'publish' })).status).toBe(400)
  expect([403, 404]).toContain((await act(stranger, id, { action: 'take' })).status)
  expect((await act(officer, id, { action: 'merge', mergedInto: made[0] })).status).toBe(400)
  expect((await act(officer, id, { action: 'answer', reportText: 'Готово' })).status).toBe(400)
  expect((await act(officer, id, { action: 'take' })).status).toBe(200)
  expect((await act(officer, id, { action: 'answer' })).refused).toMatchObject({ path: 'reportText' })
  expect((await readRow(id)).code).toBe('4')
})

test('an officer prolongs a term with a reason, which the author and the followers read', async () => {
  const [author, neighbour] = await Resident.registerTwo()
  const id = await published(author)
  await join(id, neighbour)
  const { refused } = await act(officer, id, { action: 'extend', newDeadline: '2030-01-10T12:00:00.000Z' })
  expect(refused?.path).toBe('note')
  const body = { action: 'extend', note: 'Ждём деталь', newDeadline: '2030-01-10T12:00:00.000Z' }
  expect((await act(officer, id, body)).status).toBe(200)
  awaited.note(/продлён до 10 января 2030.*Причина: Ждём деталь/, () => readBell(author))
  awaited.note(/Причина: Ждём деталь/, () => readEmails(neighbour.email, id))
})

test('the followers of a merged duplicate follow the claim that stays', async () => {
  const [author, neighbour] = await Resident.registerTwo()
  const stays = await published(await Resident.register())
  const duplicate = await published(author)
  await join(duplicate, neighbour)
  expect((await act(moderator, duplicate, { action: 'merge', mergedInto: stays })).status).toBe(200)
  const { rows } = await database.query('SELECT resident_id FROM private_claim_joins WHERE claim_id = $1 ORDER BY 1', [
    stays,
  ])
  expect(rows).toEqual([{ resident_id: author.id }, { resident_id: neighbour.id }])
  expect((await pointIds()).includes(duplicate)).toBe(false)
  // a resident who still has the duplicate open joins the claim that stays
  const late = await Resident.register()
  expect((await join(duplicate, late)).data).toEqual({ ClaimJoin: { joined_count: 3 } })
})

const joinQuery = 'mutation($id: ID!) { ClaimJoin(id: $id) { joined_count } }'

function join(id: number, resident: Resident) {
  return graph(joinQuery, { id }, bearer(resident))
}

test('fifty joins of one resident at once count as one', async () => {
  const [author, neighbour] = await Resident.registerTwo()
  const id = await published(author)
  const answers = await Promise.all(Array.from({ length: 50 }, () => join(id, neighbour)))
  expect(answers.filter(({ errors }) => errors)).toEqual([])
  const { rows } = await database.query('SELECT 1 FROM private_claim_joins WHERE claim_id = $1', [id])
  expect(rows).toHaveLength(1)
})

const verdictQuery = 'mutation($input: ClaimVerdictInput!) { ClaimVerdict(input: $input) { status { code } } }'

function judge(id: number, resident: Resident, isAccepted: boolean) {
  const input = { id, is_accepted: isAccepted, user_comment: isAccepted ? null : 'Яма на месте' }
  return graph(verdictQuery, { input }, bearer(resident))
}

describe('the author’s verdict', () => {
  test('«не решено» opens the claim again, once', async () => {
    const author = await Resident.register()
    const id = await answered(author)
    expect((await judge(id, await Resident.register(), false)).errors).toBeDefined()
    expect((await judge(id, author, false)).data).toEqual({ ClaimVerdict: { status: { code: 1 } } })
    expect((await judge(id, author, false)).errors).toBeDefined()
    expect((await readRow(id)).code).toBe('1')
  })

  test('the verdict «решено» keeps the claim solved', async () => {
    const author = await Resident.register()
    const id = await answered(author)
    expect((await judge(id, author, true)).data).toEqual({ ClaimVerdict: { status: { code: 3 } } })
    expect(await readRow(id)).toMatchObject({ code: '3', is_accepted: 'yes' })
  })
})

describe('photos', () => {
  test('can be used once, and only by the person who uploaded them', async () => {
    const [one, other] = await Resident.registerTwo()
    const images = [await upload(bearer(one))]
    await expect(reportAs(other, { images })).rejects.toThrow('images')
    made.push(await reportAs(one, { images }))
    await expect(reportAs(one, { images })).rejects.toThrow('images')
    await expect(reportAs(one, { images: ['https://example.com/a.jpg'] })).rejects.toThrow('images')
  })
})

test('repeats with one idempotency key make one claim, even after the account was edited', async () => {
  const author = await Resident.register()
  const text = mark()
  const input = await someClaim(text)
  const headers = { 'idempotency-key': randomBytes(16).toString('hex') }
  const ids = [await reportAs(author, input, headers)]
  expect((await author.call(editPersonalData, { body: { surname: 'Новикова', name: 'Анна' } })).status).toBe(200)
  ids.push(await reportAs(author, input, headers))
  made.push(...ids)
  expect(ids[0]).toBe(ids[1])
  expect((await database.query('SELECT 1 FROM claims WHERE text = $1', [text])).rows).toHaveLength(1)
})

test('every move of a claim is reported by a notification or an email', async () => {
  expect(await awaited.missing()).toEqual([])
})

test('a guest gives a verdict once, by the link of the answer’s email', async () => {
  const { id, email } = guest
  const key = /#judge-\d+=([\w-]+)/.exec(await readEmails(email, id))?.[1] ?? ''
  const judgeAs = async (emailKey: string) => {
    const body = { id, is_accepted: false, user_comment: 'Яма на месте', key: emailKey, image: await upload() }
    return (await send(judgeGuestClaim, { body, headers: someVisitor() })).status
  }
  expect(await judgeAs('a'.repeat(43))).toBe(422)
  expect(await judgeAs(key)).toBe(200)
  expect(await judgeAs(key)).toBe(409)
  expect(await readRow(id)).toMatchObject({ code: '1', is_accepted: 'no', sent_verdict_photo_id: expect.any(Number) })
})

async function isShown(id: number, word: string, what: string): Promise<boolean> {
  return (await everythingAbout(id, word)).includes(what)
}

async function everythingAbout(id: number, word: string): Promise<string> {
  return Object.values(await readPublicApi([id], word)).join('\n')
}

async function readBell(resident: Resident): Promise<string> {
  return (await resident.call(notifications.listNotifications)).text()
}

async function readEmails(email: string, id: number): Promise<string> {
  return (await listEmails(email, `Заявка № ${id}`)).map(({ text }) => text).join('\n')
}
