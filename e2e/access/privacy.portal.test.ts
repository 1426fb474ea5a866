import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addresses, openPages } from '@/e2e/fixtures/addresses'
import { readPublicPlaces } from '@/e2e/claims/claim-visibility'
import { reportAs } from '@/e2e/claims/claims'
import { holdMove, postAtDesk } from '@/e2e/desk/desk'
import { listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { openDatabase } from '@/e2e/fixtures/database'
import { buildExample, unmade } from '@/e2e/fixtures/examples'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { paths } from '@/lib/config/paths'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { operations } from '@/lib/domains/operations'
import { postTechSupport } from '@/lib/domains/support/contract'

/** The test run writes the log of the portal here; a development server has no such file. */
const LOG = path.join('test-results', 'portal.log')
/** Every page is opened, on a development server for the first time, so this takes long. */
const ALL_PAGES_MS = 300_000
const made: number[] = []
/** No other test has it: all emails are looked through. */
const PATRONYMIC = 'Потайновна'
/** What the author wrote before a moderator corrected it, and what colleagues wrote to each other. */
const ORIGINAL = 'подлиннописал'
const NOTE = 'заметкадлясвоих'
/** An answer that can still be undone. */
const HELD = 'ответкоторыйждёт'
/** A colleague who put a claim off. */
const POSTPONER = 'отложилпозднее'
let office: Office
let moderator: Colleague

beforeAll(async () => {
  office = await Office.logIn()
  moderator = await createColleague(office, 'moderator')
})

afterAll(async () => {
  for (const id of made) await office.remove('claims', id)
  await office.remove('staff', moderator.id)
})

test(
  'no data of a resident are on pages, in public answers, in emails to others or in the log',
  async () => {
    const surname = `Тайнова${'абвгдежзик'.slice(Date.now() % 9)}`
    const resident = await Resident.register({ surname, patronymic: PATRONYMIC })
    await resident.logIn('неверный пароль')
    await resident.call(postTechSupport, { body: { message: `Пишет ${surname}` } })
    await appealAs(resident, surname)
    const claim = await publishedClaim(resident)
    await resident.user()
    const secrets = [
      surname,
      PATRONYMIC,
      ORIGINAL,
      NOTE,
      HELD,
      POSTPONER,
      resident.email,
      resident.token,
      resident.password,
    ]
    const withToken = { headers: { authorization: `Bearer ${resident.token}` } }
    for (const [place, text] of Object.entries(await readPublicPlaces([claim], 'Проба')))
      expectNone(secrets, place, text)
    // pages must ignore the token; the second round shows what the cache kept of the first
    for (const headers of [withToken.headers, undefined])
      for (const { path: place, html } of await openPages(addresses, headers)) expectNone(secrets, place, html)
    for (const path of [paths.profile, paths.officialAppeal, paths.socialControlMap, paths.ideas]) {
      const rsc = { headers: { ...withToken.headers, RSC: '1' } }
      await expectClean(secrets, `${path} (RSC)`, fetch(at(path), rsc))
    }
    for (const operation of operations) {
      const { id, method, path: address, access } = operation
      if (method !== 'GET' || access !== 'public' || address.includes('{')) continue
      const { query } = await buildExample(id, resident)
      await expectClean(secrets, address, send(operation, { query, token: resident.token }), unmade[id]?.status)
    }
    await waitForEmail('', 'Обращение в техподдержку')
    for (const { to, subject, text } of await listEmails(''))
      if (!to.includes(resident.email)) expectNone(secrets, `письмо ${to}`, `${subject}\n${text}`)
    expectNone(secrets, 'журнал портала', await readFile(LOG, 'utf8').catch(() => ''))
  },
  ALL_PAGES_MS,
)

async function appealAs(resident: Resident, surname: string): Promise<void> {
  const { body } = await buildExample('postOfficialAppeal', resident)
  const text = `Пишет ${surname} ${resident.email}`
  const response = await resident.call(postOfficialAppeal, { body: { ...body, surname, text } })
  expect(response.status).toBe(200)
}

/** The claim has the name of the account's owner, which only the staff may read. */
async function publishedClaim(resident: Resident): Promise<number> {
  const id = await reportAs(resident, { text: `Проба ${ORIGINAL}` })
  made.push(id)
  await office.update('claims', id, { action: 'correct', correctedText: 'Проба' })
  expect((await postAtDesk(moderator, `claims/${id}/notes`, { note: NOTE })).status).toBe(200)
  const { authorName } = await office.update('claims', id, { action: 'publish' })
  await holdAnswerAndPostpone(id)
  expect(authorName).toContain(PATRONYMIC)
  return id
}

async function holdAnswerAndPostpone(claim: number): Promise<void> {
  const database = await openDatabase()
  await holdMove(database, moderator, ['claim_id', claim], { action: 'answer', reportText: HELD })
  await database.query("INSERT INTO private_postponed_claims (claim_id, until, who) VALUES ($1, '2031-07-19', $2)", [
    claim,
    POSTPONER,
  ])
  await database.end()
}

async function expectClean(
  secrets: readonly string[],
  place: string,
  asked: Promise<Response>,
  status = 200,
): Promise<void> {
  const response = await asked
  expect([place, response.status]).toEqual([place, status])
  expectNone(secrets, place, await response.text())
}

function expectNone(secrets: readonly string[], place: string, text: string) {
  expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []])
}
