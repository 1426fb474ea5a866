import type { Client } from 'pg'
import { reportAs } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { buildExample, unmade } from '@/e2e/fixtures/examples'
import { existingPath } from '@/e2e/fixtures/existing-path'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor, type Sent } from '@/e2e/fixtures/resident'
import { buildBooking, someFreeSlot } from '@/e2e/receptions/receptions'
import { createColleague, roles, type Colleague } from '@/e2e/fixtures/staff'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'
import { listSessions } from '@/lib/domains/cabinet/contract'
import type { Access, Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'
import { bookReception } from '@/lib/domains/receptions/contract'
import { logout } from '@/lib/domains/residents/contract'

/** These rows say who may call what. An operation without a row fails the test, as does a row that the contract contradicts. */
const rows: Record<Access, readonly string[]> = {
  public: [
    ...['getHome', 'getSite', 'getSiteAddresses', 'getSiteImages', 'listConsentTexts', 'listDatasets', 'getReading'],
    ...['listNews', 'searchNews', 'getNews', 'actualNews', 'listNewsTypes', 'listOutages'],
    ...['getMayor', 'listMayorNews', 'listActivities', 'searchActivities'],
    ...['listMayorGalleries', 'searchMayorGalleries', 'getMayorGallery'],
    ...['listCityGalleries', 'searchCityGalleries', 'getCityGallery'],
    ...['listDocuments', 'searchDocuments', 'listUsefulLinks', 'searchUsefulLinks', 'getFaq'],
    ...['listServices', 'searchServices', 'getService', 'listServiceCenters', 'listServiceReports', 'getServicesAbout'],
    ...['listPosters', 'searchPosters', 'getPoster', 'getCityAbout', 'getHistory', 'listMediaOutlets', 'getReference'],
    ...[
      'getFeedback',
      'getReception',
      'getReceptionSlots',
      'listDutyServices',
      'geocode',
      'listMapNames',
      'search',
      'suggestSearch',
    ],
    ...['getStructure', 'getGovernment', 'listDepartments', 'searchDepartments', 'getDepartment'],
    ...['listMinisters', 'getMinister', 'listGovernmentActivity', 'listProjects'],
    ...['listCityMaps', 'searchCityMaps', 'getCityMap'],
    ...['listTourismSections', 'getTourismSection', 'getTourismItem'],
    ...['getClaimCategories', 'getAboutSocialControl', 'listClaimPoints', 'confirmClaim', 'judgeGuestClaim'],
    ...['getClaimState', 'findGuestClaim', 'joinClaimAsGuest', 'confirmClaimJoin', 'endClaimLinks'],
    ...['discoverOpen311', 'listOpen311Services', 'getOpen311Service', 'listOpen311Requests', 'getOpen311Request'],
    ...['getAppealChoices', 'getAppealStatistics', 'listClaims', 'getClaim', 'getClaimFigures'],
    ...['listDiscussions', 'getDiscussion', 'listDiscussionRegister'],
    ...['listIdeas', 'getIdea', 'listIdeaComments', 'listSimilarIdeas', 'getIdeasSection'],
    ...['login', 'register', 'requestRestore', 'resetPassword', 'confirmEmail', 'unsubscribeNews'],
    ...['correctSupportEmail', 'confirmReception', 'describeReception', 'cancelReception', 'resendReceptionEmail'],
  ],
  optional: ['postTechSupport', 'bookReception'],
  // this call needs its own key, which none of these callers has: open311.contract.test.ts
  system: ['createOpen311Request'],
  resident: [
    ...['getUser', 'logout', 'editEmail', 'editPassword', 'editPersonalData', 'editPersonalDataAlias'],
    ...['deleteAccount', 'restoreAccount', 'listNotifications', 'markNotificationsRead'],
    ...['getNewsSubscription', 'setNewsSubscription', 'listSessions', 'endSessions', 'listConsents', 'changeConsent'],
    ...['exportData', 'linkPrivateFile', 'listMyDiscussions', 'followDiscussion'],
    ...['listFollowedProjects', 'followProject'],
    ...[
      'getOfficialAppeals',
      'postOfficialAppeal',
      'addPostalAddress',
      'listUserAppeals',
      'getUserAppeal',
      'listMyClaims',
      'getOwnClaim',
      'listMyIdeas',
      'getMyIdea',
      'editMyIdea',
      'withdrawMyIdea',
      'judgeClaim',
      'listResidentFeed',
      'listMyReceptions',
      'cancelMyReception',
      'listOpenMatters',
    ],
  ],
}

const strangers = [
  ...['guest', 'Bearer null', 'broken token', 'expired token', 'revoked token'],
  ...roles.map((role) => `staff: ${role}`),
]
const everybody = [...strangers, 'other resident', 'owner']

/**
 * Each of these calls is about something of one resident: it holds the owner's call and the answer that another resident gets.
 */
const belongings: Record<string, { of: (owner: Resident) => Promise<Sent>; other: number }> = {
  // the path names what is asked for, so the call itself is empty
  getUserAppeal: { of: async () => ({}), other: 404 },
  getOwnClaim: { of: async () => ({}), other: 404 },
  getMyIdea: { of: async () => ({}), other: 404 },
  editMyIdea: { of: async (owner) => buildExample('editMyIdea', owner), other: 404 },
  withdrawMyIdea: { of: async () => ({}), other: 404 },
  endSessions: { of: async (owner) => ({ body: { id: await furtherSession(owner) } }), other: 404 },
  markNotificationsRead: { of: async (owner) => ({ body: { id: await addNotification(owner) } }), other: 404 },
  linkPrivateFile: { of: async (owner) => ({ body: { id: await requestReceipt(owner) } }), other: 404 },
  cancelMyReception: { of: async (owner) => ({ body: { id: await bookedBy(owner) } }), other: 404 },
  judgeClaim: {
    of: async (owner) => ({ body: { id: await createSolvedClaim(owner), is_accepted: true } }),
    other: 409,
  },
}

let database: Client
let office: Office
let residents: Record<'owner' | 'other', Resident>
let tokens: Record<string, string | undefined>
const colleagues: Colleague[] = []
const claims: number[] = []

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
  residents = await someResidents()
  for (const role of roles) colleagues.push(await createColleague(office, role))
  tokens = {
    guest: undefined,
    'Bearer null': 'null',
    'broken token': 'А-не-токен'.replace(/[^\w-]/g, 'x').padEnd(43, 'x'),
    'expired token': await expiredToken(),
    'revoked token': await revokedToken(),
    ...Object.fromEntries(roles.map((role, index) => [`staff: ${role}`, colleagues[index]?.token])),
  }
})

afterAll(async () => {
  for (const { id } of colleagues) await office.remove('staff', id)
  for (const id of claims) await office.remove('claims', id)
  await database.end()
})

test('every operation has a row, and it agrees with the contract', () => {
  const known = (Object.keys(rows) as Access[]).flatMap((access) => rows[access].map((id) => [id, access]))
  expect(Object.fromEntries(operations.map(({ id, access }) => [id, access]))).toEqual(Object.fromEntries(known))
})

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'access to %s follows the role matrix',
  async (id, operation) => {
    // a call of the account may end the session, so each has its own residents
    const { owner, other } = operation.access === 'resident' ? await someResidents() : residents
    const path = await existingPath(operation, owner)
    const owned = await belongings[id]?.of(owner)
    const buildCall = async (caller: string) => owned ?? buildExample(id, caller === 'other resident' ? other : owner)
    // the calls are made at once, because some wait for an email
    const calls = new Map(
      await Promise.all(everybody.map(async (caller) => [caller, await buildCall(caller)] as const)),
    )
    const ask = async (caller: string) => {
      const token = { owner: owner.token, 'other resident': other.token, ...tokens }[caller]
      return [caller, await requestStatus({ ...operation, path }, calls.get(caller) ?? {}, token)] as const
    }
    const others = await Promise.all(everybody.slice(0, -1).map(ask))
    expect(Object.fromEntries([...others, await ask('owner')])).toEqual(expected(operation))
  },
)

test('a resident’s token does not open the back office', async () => {
  for (const scheme of ['Bearer', 'JWT']) {
    const headers = { authorization: `${scheme} ${residents.owner.token}` }
    expect((await fetch(at('/cms/residents'), { headers })).status).toBe(403)
  }
})

/** Guests and staff may make public calls; the staff's own calls are in the back office. */
function expected({ id, access }: Operation): Record<string, number> {
  const right = belongings[id] ? 200 : (unmade[id]?.status ?? 200)
  const known = { 'other resident': belongings[id]?.other ?? right, owner: right }
  const strange = access === 'resident' ? 401 : right
  return { ...Object.fromEntries(strangers.map((stranger) => [stranger, strange])), ...known }
}

/** Expects that a refusal has the usual words and that the answer is not kept anywhere, and returns the status. */
async function requestStatus(operation: Operation, sent: Sent, token: string | undefined): Promise<number> {
  const response = await send(operation, { ...sent, token, headers: { ...someVisitor(), ...sent.headers } })
  const body: unknown = await response.json()
  if (response.status === 401) expect(body).toEqual({ message: 'Войдите, чтобы продолжить' })
  if (operation.access === 'resident') {
    expect(response.headers.get('cache-control')).toBe(response.ok ? 'private, no-store' : 'no-store')
  }
  return response.status
}

async function someResidents() {
  const [owner, other] = await Promise.all([Resident.register(), Resident.register()])
  return { owner, other }
}

async function furtherSession(owner: Resident): Promise<number | undefined> {
  await owner.logIn()
  const { sessions } = listSessions.answer.parse(await (await owner.call(listSessions)).json())
  return sessions.find(({ is_current: isCurrent }) => !isCurrent)?.id
}

async function addNotification({ id }: Resident): Promise<number | undefined> {
  const { rows } = await database.query<{ id: number }>(
    "INSERT INTO resident_notifications (resident_id, kind, title, text) VALUES ($1, 'test', 'Своё', '') RETURNING id",
    [id],
  )
  return rows[0]?.id
}

async function requestReceipt(owner: Resident): Promise<number | null> {
  const response = await owner.call(postOfficialAppeal, await buildExample('postOfficialAppeal', owner))
  return postOfficialAppeal.answer.parse(await response.json()).appeal.receipt_file
}

async function bookedBy(owner: Resident): Promise<number> {
  const response = await owner.call(bookReception, { body: buildBooking(await someFreeSlot(), owner.email) })
  return bookReception.answer.parse(await response.json()).booking.id
}

async function createSolvedClaim(owner: Resident): Promise<number> {
  const id = await reportAs(owner)
  claims.push(id)
  for (const step of [{ action: 'publish' }, { action: 'take' }, { action: 'answer', reportText: 'Сделано.' }])
    await office.update('claims', id, step)
  return id
}

async function expiredToken(): Promise<string> {
  const { id, token } = await Resident.register()
  await database.query('UPDATE resident_sessions SET expires_at = now() WHERE resident_id = $1', [id])
  return token
}

async function revokedToken(): Promise<string> {
  const resident = await Resident.register()
  await resident.call(logout)
  return resident.token
}
