import { Client } from 'pg'
import { exampleOf, unmade } from '@/e2e/support/examples'
import { Office } from '@/e2e/support/office'
import { hire, type Colleague } from '@/e2e/support/staff-room'
import { Resident, send, someVisitor, type Sent } from '@/e2e/support/resident'
import * as cabinet from '@/lib/contract/cabinet'
import type { Access, Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import * as residents from '@/lib/contract/residents'

/** Who may call what: an operation without a row here fails the test, and so does a row that the contract contradicts. */
const rows: Record<Access, readonly string[]> = {
  public: [
    ...['getHome', 'getSite', 'getSiteAddresses', 'getSiteImages', 'listConsentTexts', 'listDatasets', 'getReading'],
    ...['listNews', 'searchNews', 'getNews', 'actualNews', 'listNewsTypes'],
    ...['getMayor', 'listMayorNews', 'listActivities', 'searchActivities'],
    ...['listMayorGalleries', 'searchMayorGalleries', 'getMayorGallery'],
    ...['listCityGalleries', 'searchCityGalleries', 'getCityGallery'],
    ...['listDocuments', 'searchDocuments', 'listUsefulLinks', 'searchUsefulLinks', 'getFaq'],
    ...['listServices', 'searchServices', 'getService', 'listServiceCenters', 'listServiceReports', 'getServicesAbout'],
    ...['listPosters', 'searchPosters', 'getPoster', 'getCityAbout', 'getHistory', 'listMediaOutlets', 'getReference'],
    ...['getFeedback', 'getReception', 'listDutyServices', 'geocode', 'search', 'suggestSearch'],
    ...['getStructure', 'getGovernment', 'listDepartments', 'searchDepartments', 'getDepartment'],
    ...['listMinisters', 'getMinister', 'listGovernmentActivity', 'listProjects'],
    ...['listCityMaps', 'searchCityMaps', 'getCityMap'],
    ...['listTourismSections', 'getTourismSection', 'getTourismItem'],
    ...['getClaimCategories', 'getAboutSocialControl', 'listClaimPoints', 'confirmClaim'],
    ...['listOpen311Services', 'listOpen311Requests', 'getOpen311Request'],
    ...['getAppealStatistics', 'listClaims', 'getClaim', 'getClaimFigures'],
    ...['listDiscussions', 'getDiscussion', 'listDiscussionRegister'],
    ...['listIdeas', 'getIdea', 'listIdeaComments', 'listSimilarIdeas', 'getIdeasSection'],
    ...['login', 'register', 'requestRestore', 'resetPassword', 'confirmEmail', 'unsubscribeNews'],
  ],
  optional: ['postTechSupport'],
  resident: [
    ...['getUser', 'logout', 'editEmail', 'editPassword', 'editPersonalData', 'editPersonalDataAlias'],
    ...['deleteAccount', 'restoreAccount', 'listNotifications', 'markNotificationsRead'],
    ...['getNewsSubscription', 'setNewsSubscription', 'listSessions', 'endSessions', 'listConsents', 'changeConsent'],
    ...['exportData', 'linkPrivateFile', 'listMyDiscussions', 'followDiscussion'],
    ...[
      'getOfficialAppeals',
      'postOfficialAppeal',
      'addPostalAddress',
      'listUserAppeals',
      'getUserAppeal',
      'listMyClaims',
      'listMyIdeas',
      'judgeClaim',
      'listResidentFeed',
    ],
  ],
}

const strangers = [
  'guest',
  'Bearer null',
  'broken token',
  'expired token',
  'revoked token',
  'token of the staff',
] as const
type Stranger = (typeof strangers)[number]

let database: Client
let office: Office
let editor: Colleague
let owner: Resident
let tokens: Record<Stranger, string | undefined>

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  owner = await Resident.register()
  office = await Office.logIn()
  editor = await hire(office, 'editor')
  tokens = {
    guest: undefined,
    'Bearer null': 'null',
    'broken token': 'А-не-токен'.replace(/[^\w-]/g, 'x').padEnd(43, 'x'),
    'expired token': await expiredToken(),
    'revoked token': await revokedToken(),
    'token of the staff': editor.token,
  }
})

afterAll(async () => {
  await office.remove('staff', editor.id)
  await database.end()
})

test('every operation has a row, and it is what the contract says', () => {
  const known = (Object.keys(rows) as Access[]).flatMap((access) => rows[access].map((id) => [id, access]))
  expect(Object.fromEntries(operations.map(({ id, access }) => [id, access]))).toEqual(Object.fromEntries(known))
})

const personal = operations
  .filter(({ access }) => access === 'resident')
  .map((operation) => [operation.id, operation] as const)
const others = operations
  .filter(({ access }) => access !== 'resident')
  .map((operation) => [operation.id, operation] as const)

describe.each(personal)('%s', (id, operation) => {
  test.each(strangers)('refuses: %s', async (stranger) => {
    const { status, body, cache } = await answerTo(operation, await exampleOf(id, owner), tokens[stranger])
    expect([status, cache]).toEqual([401, 'no-store'])
    expect(body).toEqual({ message: 'Войдите, чтобы продолжить' })
  })

  test('answers its resident, privately', async () => {
    const resident = await Resident.register()
    const { status, cache } = await answerTo(operation, await exampleOf(id, resident), resident.token)
    const expected = unmade[id]?.status ?? (operation.path.includes('{') ? 404 : 200)
    expect([status, cache]).toEqual([expected, expected === 200 ? 'private, no-store' : 'no-store'])
  })
})

describe.each(others)('%s', (id, operation) => {
  test('answers everybody as it answers a guest', async () => {
    if (operation.path.includes('{')) return
    const statuses: number[] = []
    for (const stranger of strangers) {
      statuses.push((await answerTo(operation, await exampleOf(id, owner), tokens[stranger])).status)
    }
    expect(new Set(statuses).size).toBe(1)
    expect(statuses[0]).not.toBe(401)
  })
})

describe('What is one resident’s another does not reach', () => {
  test('sessions, notifications, files', async () => {
    const other = await Resident.register()
    const list = await owner.call(cabinet.listSessions)
    const { sessions } = cabinet.listSessions.answer.parse(await list.json())
    const number = async (query: string) => (await database.query<{ id: number }>(query, [owner.id])).rows[0]?.id
    const notification = await number(
      "INSERT INTO resident_notifications (resident_id, kind, title, text) VALUES ($1, 'test', 'Чужое', '') RETURNING id",
    )
    const file = await number(
      "INSERT INTO private_files (resident_id, purpose, origin_name) VALUES ($1, 'appeal', 'Чужой.pdf') RETURNING id",
    )
    expect((await other.call(cabinet.endSessions, { body: { id: sessions[0]?.id } })).status).toBe(404)
    expect((await other.call(cabinet.markNotificationsRead, { body: { id: notification } })).status).toBe(404)
    expect((await other.call(cabinet.linkPrivateFile, { body: { id: file } })).status).toBe(404)
    expect((await owner.user()).unread_notifications).toBe(1)
    await database.query('DELETE FROM private_files WHERE id = $1', [file])
  })

  test('a resident’s token opens nothing of the back office', async () => {
    const { token } = await Resident.register()
    for (const scheme of ['Bearer', 'JWT']) {
      const answer = await fetch(new URL('/cms/residents', process.env.PORTAL_URL || 'http://localhost:3000'), {
        headers: { authorization: `${scheme} ${token}` },
      })
      expect(answer.status).toBe(403)
    }
  })
})

async function answerTo(operation: Operation, sent: Sent, token: string | undefined) {
  const answer = await send(operation, { ...sent, token, headers: { ...someVisitor(), ...sent.headers } })
  const body: unknown = await answer.json()
  return { status: answer.status, body, cache: answer.headers.get('cache-control') }
}

async function expiredToken(): Promise<string> {
  const { id, token } = await Resident.register()
  await database.query('UPDATE resident_sessions SET expires_at = now() WHERE resident_id = $1', [id])
  return token
}

async function revokedToken(): Promise<string> {
  const resident = await Resident.register()
  await resident.call(residents.logout)
  return resident.token
}
