import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { ExpectedTexts } from '@/e2e/fixtures/expected-texts'
import { waitForNewDay } from '@/e2e/fixtures/city-days'
import { createVoters, deleteVoters, type Voter } from '@/e2e/fixtures/voters'
import {
  act,
  announce,
  announcedDays,
  readBell,
  dayIn,
  readDetails,
  finishedDays,
  moveDays,
  one,
  openDays,
  periods,
  readRegister,
  removeDiscussions,
  readRows,
  someDiscussion,
  vote,
  type Days,
} from '@/e2e/discussions/discussions'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, type Email } from '@/e2e/fixtures/emails'
import { at, eventually } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { unsubscribeNews } from '@/lib/domains/cabinet/contract'
import * as contract from '@/lib/domains/discussions/contract'
import { getSiteAddresses } from '@/lib/domains/site/contract'
import { formatLongDate } from '@/lib/time/dates'

let database: Client
let office: Office
let organizer: Colleague
let residents: Voter[]
const made: number[] = []
const awaited = new ExpectedTexts()

const resident = (index: number) => residents[index] as Voter

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  organizer = await createColleague(office, 'organizer')
  residents = await createVoters(await Resident.register(), 3, database)
})

afterAll(async () => {
  await removeDiscussions(made, database)
  await deleteVoters(residents, database)
  await office.remove('staff', organizer.id)
  await database.end()
})

beforeEach(waitForNewDay)

async function discussion(days: Days, changes: object = {}): Promise<number> {
  const id = await announce(organizer, database, days, changes)
  made.push(id)
  return id
}

/** This discussion passed all its stages while the portal was stopped. */
let missed: { id: number; follower: Resident }

test('votes are accepted only in the days of stage 52, and what was decided is read after them', async () => {
  const id = await discussion(announcedDays, { result: ' Проект утверждён. ' })
  const follower = await Resident.register()
  expect((await follower.call(contract.followDiscussion, { body: { id, is_following: true } })).status).toBe(200)
  expect((await one(id))?.status.code).toBe(51)
  expect((await vote(id, resident(0))).error?.extensions?.code).toBe('conflict')
  await moveDays(database, id, [-7, -1, 0, 0, 1, 2])
  expect((await vote(id, undefined)).error?.extensions?.code).toBe('unauthorized')
  expect((await one(id))?.result).toBeNull()
  expect((await vote(id, resident(0))).vote?.my_vote).toMatchObject({ number: 1, type: { code: 1 } })
  await moveDays(database, id, finishedDays)
  expect((await vote(id, resident(0), 2)).error?.extensions?.code).toBe('conflict')
  expect((await vote(id, resident(1))).error?.extensions?.code).toBe('conflict')
  expect((await one(id))?.result).toBe('Проект утверждён.')
  expect(await readRows(id, database)).toMatchObject([{ number: 1, type: '1' }])
  missed = { id, follower }
  awaited.note(/Приём голосов завершён/, () => readBell(follower))
})

test('a discussion that is not announced or published is in no public place', async () => {
  const ids = [await discussion([1, 7, 9, 20, 21, 30]), await discussion(openDays, { _status: 'draft' })]
  for (const id of ids) {
    expect(await one(id)).toBeNull()
    expect((await vote(id, resident(0))).error?.extensions?.code).toBe('notFound')
    expect((await fetch(at(`/api/discussions/${id}`))).status).toBe(404)
  }
})

test('a changed vote keeps its number, and only voters see the totals', async () => {
  const id = await discussion(openDays, { commentRequired: true })
  expect((await vote(id, resident(0), 2)).error?.extensions?.validation).toHaveProperty(['input.comment'])
  expect((await vote(id, resident(0), 4)).error?.extensions?.validation).toHaveProperty(['input.type_id'])
  await vote(id, resident(1), 3)
  const first = (await vote(id, resident(0), 2, 'Слишком высоко')).vote
  expect(first?.my_vote).toEqual({ number: 2, comment: 'Слишком высоко', type: { code: 2 } })
  const second = (await vote(id, resident(0), 1)).vote
  expect(second?.my_vote).toEqual({ number: 2, comment: null, type: { code: 1 } })
  expect(second?.totals?.map(({ count }) => count)).toEqual([1, 0, 1])
  expect((await one(id))?.totals).toBeNull()
  expect(await one(id, resident(2))).toMatchObject({ totals: null, my_vote: null })
})

describe('the organiser', () => {
  test('reads at the field what is wrong with the periods', async () => {
    const refused = async (days: Days) => (await act(organizer, 'discussions', someDiscussion(periods(days)))).refused
    expect(await refused([0, 7, 7, 20, 21, 30])).toEqual(['exhibitionStartDate'])
    expect(await refused([0, 5, 6, 20, 21, 30])).toEqual(['exhibitionStartDate'])
    expect(await refused([-5, 1, 5, 20, 21, 30])).toEqual(['exhibitionStartDate'])
    expect(await refused([0, -1, 8, 7, 8, 6])).toEqual([
      'notificationFinishDate',
      'exhibitionFinishDate',
      'reviewFinishDate',
    ])
  })

  test('cannot move a stage that has begun, nor delete a discussion with votes', async () => {
    const id = await discussion(openDays)
    const follower = await Resident.register()
    await vote(id, follower)
    const change = (days: Days) => act(organizer, 'discussions', { ...periods(days), _status: 'published' }, id)
    expect((await change([-10, -3, 1, 5, 6, 10])).refused).toEqual(['exhibitionStartDate'])
    expect((await change([-10, -3, -2, -1, 6, 10])).refused).toEqual(['exhibitionFinishDate'])
    const prolonged = new RegExp(
      `Срок обсуждения продлён.*принимаются до ${formatLongDate(dayIn(9), 'UTC')} включительно`,
    )
    expect((await change([-10, -3, -2, 9, 10, 20])).status).toBe(200)
    expect((await callOffice('DELETE', `/cms/discussions/${id}`, { token: organizer.token })).status).toBe(400)
    expect((await one(id))?.status.code).toBe(52)
    awaited.note(prolonged, () => readBell(follower))
  })

  test('stops a discussion with a reason that all may read', async () => {
    const id = await discussion(openDays)
    const stop = { isStopped: true, _status: 'published' }
    expect((await act(organizer, 'discussions', stop, id)).refused).toEqual(['stopReason'])
    expect((await act(organizer, 'discussions', { ...stop, stopReason: 'Проект отозван' }, id)).status).toBe(200)
    expect((await act(organizer, 'discussions', { isStopped: false, _status: 'published' }, id)).refused).toEqual([
      'isStopped',
    ])
    expect((await vote(id, resident(0))).error?.extensions?.code).toBe('conflict')
    const { discussion: details } = await readDetails(id)
    expect([details.code, details.stopped?.reason]).toEqual([53, 'Проект отозван'])
  })
})

describe('the register', () => {
  const surname = `Редкофамильцева${randomBytes(4).toString('hex').replace(/\d/g, 'я').replace(/[a-f]/g, 'ю')}`
  let author: Resident
  let id = 0

  beforeAll(async () => {
    author = await Resident.register({ surname })
    id = await discussion(openDays)
    await vote(id, resident(0))
    await vote(id, author, 2, 'Оставьте деревья')
    await vote(id, resident(1), 2, 'Плохие слова')
  })

  const proposal = (changes: object = {}) => ({
    discussion: id,
    source: 'journal',
    type: '1',
    text: 'Нужна скамья',
    sourceNote: 'Запись 3',
    receivedOn: periods(openDays).exhibitionStartDate,
    ...changes,
  })
  const findNumber = async (number: number) => {
    const found = await office.find('discussion-votes', { 'where[discussion][equals]': String(id), depth: '0' })
    return Number(found.find((row) => row.number === number)?.id)
  }

  test('a paper vote gets the next number of the register', async () => {
    expect((await act(organizer, 'discussion-votes', proposal({ source: 'portal' }))).refused).toEqual(['source'])
    expect((await act(organizer, 'discussion-votes', proposal({ text: ' ' }))).refused).toEqual(['text'])
    const late = { receivedOn: periods(openDays).reviewStartDate }
    expect((await act(organizer, 'discussion-votes', proposal(late))).refused).toEqual(['receivedOn'])
    const votes = [proposal(), proposal({ source: 'paper' })].map((one) => act(organizer, 'discussion-votes', one))
    expect((await Promise.all(votes)).map(({ doc }) => doc?.number).sort()).toEqual([4, 5])
  })

  test('the register shows answers, hides abusive comments whose votes count, and is searchable', async () => {
    const answer = { answerKind: 'declined' }
    expect((await act(organizer, 'discussion-votes', answer, await findNumber(2))).refused).toEqual(['answerText'])
    const whole = { ...answer, answerText: 'Деревья больны', text: 'Чужие слова' }
    expect((await act(organizer, 'discussion-votes', whole, await findNumber(2))).status).toBe(200)
    awaited.note(/предложение № 2.*Деревья больны/, () => readBell(author))
    expect((await act(organizer, 'discussion-votes', { isHidden: true }, await findNumber(3))).refused).toEqual([
      'hiddenReason',
    ])
    const hidden = { isHidden: true, hiddenReason: 'Брань' }
    expect((await act(organizer, 'discussion-votes', hidden, await findNumber(3))).status).toBe(200)
    const all = await readRegister(id)
    expect(all.map(({ number, source }) => [number, source])).toEqual([
      [2, 'portal'],
      [4, expect.any(String)],
      [5, expect.any(String)],
    ])
    expect(all[0]).toMatchObject({ text: 'Оставьте деревья', answer: { kind: 'declined', text: 'Деревья больны' } })
    expect((await readRegister(id, `?text=${encodeURIComponent('больны')}`)).map(({ number }) => number)).toEqual([2])
    expect((await one(id, resident(0)))?.totals?.map(({ count }) => count)).toEqual([1, 2, 0])
    expect((await one(id))?.comments.data[0]?.answer).toBe('Отклонено. Деревья больны')
  })

  test('the register of a discussion has no names, not even in the back office', async () => {
    const query = `?where[discussion][equals]=${id}&depth=1`
    const texts = await Promise.all([
      ...[`/api/discussions/${id}`, `/api/discussions/${id}/register`, `/publicdiscussions/${id}`].map(async (path) =>
        (await fetch(at(path))).text(),
      ),
      callOffice('GET', `/cms/discussion-votes${query}`, { token: organizer.token }).then((response) =>
        response.text(),
      ),
    ])
    const told = [...texts, JSON.stringify(await one(id))].join('\n')
    expect(told).toContain('Оставьте деревья')
    expect([surname, author.email, 'residentId', 'resident_id'].filter((secret) => told.includes(secret))).toEqual([])
  })

  test('becomes protocol and conclusion once the votes are closed', async () => {
    expect((await act(organizer, 'discussions', { makePapers: true }, id)).refused).toEqual(['makePapers'])
    await moveDays(database, id, finishedDays)
    const { doc } = await act(organizer, 'discussions', { makePapers: true }, id)
    const drafts = (doc?.finishDrafts ?? []) as { id: number }[]
    const { rows } = await database.query<{ text: string; filename: string }>(
      'SELECT text, filename FROM files WHERE id = ANY($1) ORDER BY id',
      [drafts.map((file) => file.id)],
    )
    expect(rows).toHaveLength(2)
    const { addresses } = getSiteAddresses.answer.parse(await (await send(getSiteAddresses)).json())
    for (const { filename } of rows) expect(addresses.filter(({ path }) => path.includes(filename))).toEqual([])
    const words = rows.map(({ text }) => text.replace(/\s+/g, ' '))
    for (const text of words) expect(text).toContain('Всего 3 2 5')
    expect(words[0]).toContain('2 На портале Против Оставьте деревья Отклонено. Деревья больны')
    expect(words.join().includes(surname) || words.join().includes('Плохие слова')).toBe(false)
    const { papersLinks } = await office.read('discussions', id)
    const links = [...JSON.stringify(papersLinks).matchAll(/"url":"[^"]*(\/cms[^"]+)"/g)].map((match) => match[1] ?? '')
    const kept = await Promise.all(links.map((link) => callOffice('GET', link, { token: organizer.token })))
    expect(kept.map(({ headers }) => headers.get('content-disposition')?.split('.').at(-1))).toEqual([
      ...['docx', 'html', 'docx', 'html'],
    ])
    expect(await kept[3]?.text()).toContain('Заключение о результатах общественных обсуждений')
    expect((await callOffice('GET', links[0] ?? '')).status).toBe(401)
  })
})

test('the cabinet lists the discussions that the resident voted in or follows', async () => {
  const id = await discussion(openDays)
  const who = await Resident.register()
  await vote(id, who, 1, 'Хорошо')
  const own = async () =>
    contract.listMyDiscussions.answer.parse(await (await who.call(contract.listMyDiscussions)).json()).discussions
  expect(await own()).toMatchObject([{ id, is_following: true, vote: { number: 1, comment: 'Хорошо' } }])
  await who.call(contract.followDiscussion, { body: { id, is_following: false } })
  await vote(id, who, 2)
  expect(await own()).toMatchObject([{ id, is_following: false, vote: { number: 1, type: { code: 2 } } }])
})

test('followers are notified of a longer term and of the end, an author of the answer', async () => {
  expect(await awaited.missing()).toEqual([])
})

test('stages that passed while the portal was down are recorded, and followers are notified once', async () => {
  const { id, follower } = missed
  expect((await readBell(follower)).split('Приём голосов завершён')).toHaveLength(2)
  const { rows } = await database.query('SELECT code FROM discussion_stages WHERE discussion_id = $1', [id])
  expect(rows).toEqual([{ code: 53 }])
  const [last, ...others] = await eventually(
    async () =>
      (await listEmails(follower.email, 'Общественное обсуждение')).filter(({ text }) =>
        text.includes('Приём голосов завершён'),
      ),
    ({ length }) => length > 0,
  )
  expect(last).toBeDefined()
  expect(others).toEqual([])
  await expectEndedBy(last as Email, id, follower.email)
})

/**
 * Expects that the email's link ends such emails, even if a mail program has called it before. Notifications in the cabinet go
 * on.
 */
async function expectEndedBy(message: Email, id: number, email: string): Promise<void> {
  const query = `?token=${keyIn(message, 'unsubscribe')}`
  for (const form of [{}, new FormData()]) {
    const response = await send(unsubscribeNews, { query, body: form })
    expect(await response.json()).toEqual({ message: 'Письма об этом обсуждении больше не придут' })
  }
  const { rows } = await database.query(
    `SELECT is_mailed FROM private_discussion_follows
     WHERE discussion_id = $1 AND resident_id = (SELECT id FROM residents WHERE lower(email) = lower($2))`,
    [id, email],
  )
  expect(rows).toEqual([{ is_mailed: false }])
}
