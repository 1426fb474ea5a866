import { Office } from '@/e2e/fixtures/office'
import { callOffice, createColleague, roles, type Colleague, type Role } from '@/e2e/fixtures/staff'

type Operation = 'read' | 'create' | 'update' | 'delete'

const everything: Operation[] = ['read', 'create', 'update', 'delete']
/** Only one's own account may be read; one that is not there may be somebody else's, so it is refused too. */
const readOnly: Operation[] = ['read']
const nobody: Partial<Record<Role, Operation[]>> = {}
/** What an author may do beyond this is in approval.contract.test.ts: nothing here is asked for as a draft. */
const content: Partial<Record<Role, Operation[]>> = {
  administrator: everything,
  editor: everything,
  author: readOnly,
}
/** Deleting for good is the administrator's: see bin.contract.test.ts. */
const section: typeof content = { ...content, editor: ['read', 'create', 'update'] }
const themes: typeof content = { ...content, author: [], moderator: ['read'], officer: ['read'] }

/** Whoever answers residents adds a picture or a document to an answer. */
const library: typeof content = {
  ...content,
  author: ['read', 'create'],
  moderator: ['read', 'create'],
  officer: ['read', 'create'],
  organizer: ['read', 'create'],
}

/** Says who may do what: a collection without a row here fails the test. */
const collections: Record<string, Partial<Record<Role, Operation[]>>> = {
  news: section,
  'news-types': content,
  documents: section,
  'document-types': content,
  'document-issuers': content,
  services: section,
  audiences: content,
  'service-topics': content,
  'life-situations': content,
  'service-centers': section,
  'service-reports': section,
  faq: section,
  'faq-topics': content,
  'duty-services': section,
  'mayor-activities': section,
  'mayor-activity-types': content,
  galleries: section,
  posters: section,
  'poster-categories': content,
  'media-outlets': section,
  'reference-entries': section,
  'reference-topics': content,
  organizations: { ...section, moderator: ['read'], officer: ['read'], clerk: ['read'] },
  'organization-spheres': content,
  ministers: section,
  'activity-items': section,
  'activity-types': content,
  projects: section,
  'project-categories': content,
  'city-maps': section,
  'map-categories': content,
  'tourism-sections': section,
  'tourism-items': section,
  'useful-links': section,
  'search-best-bets': content,
  'search-synonyms': content,
  'search-misses': { administrator: ['read'], editor: ['read'] },
  // moves of one's own queue are in claims.contract.test.ts: a claim that is not there is nobody's
  claims: { administrator: ['read', 'delete'], moderator: ['read'] },
  'claim-categories': themes,
  // an officer's own department decides, and this one has none
  'claim-events': { administrator: ['read'], moderator: ['read'] },
  systems: { administrator: everything },
  discussions: { administrator: everything, organizer: everything, editor: ['read'] },
  // only a vote with words is read and answered, and only one that is there: see discussions.contract.test.ts
  'discussion-votes': { administrator: ['read', 'create'], organizer: ['read', 'create'] },
  // moves of one's own queue are in ideas.contract.test.ts: what is not there may wait for its author's address
  ideas: { administrator: ['read', 'delete'], moderator: ['read'] },
  'idea-votes': { administrator: ['read'], moderator: ['read'] },
  'idea-categories': themes,
  'idea-events': { administrator: ['read'], moderator: ['read'] },
  appeals: { administrator: ['read', 'update'], clerk: ['read', 'update'] },
  // what is not there may wait for its author's address: what becomes of a booking is in receptions.contract.test.ts
  'reception-bookings': { administrator: ['read'], clerk: ['read'] },
  'appeal-topics': { ...content, author: [], clerk: everything },
  'appeal-events': { administrator: ['read'], clerk: ['read'] },
  'support-requests': { administrator: ['read', 'update'], moderator: ['read', 'update'] },
  // a clerk adds files to answers
  'private-files': {
    administrator: ['read', 'create'],
    moderator: ['read'],
    clerk: ['read', 'create'],
  },
  residents: { administrator: ['read'] },
  'resident-consents': { administrator: ['read'] },
  'consent-texts': { administrator: ['read', 'create', 'update'], editor: ['read'] },
  'audit-log': { administrator: ['read'] },
  media: library,
  files: library,
  staff: {
    administrator: everything,
    editor: readOnly,
    author: readOnly,
    moderator: readOnly,
    officer: readOnly,
    clerk: readOnly,
    organizer: readOnly,
    dispatcher: readOnly,
  },
  'payload-jobs': nobody,
  'payload-kv': nobody,
}

/** These are Payload's own and hold no content: who edits what now, and how each person arranged their lists. */
const belongingToAll = ['payload-locked-documents', 'payload-preferences', 'payload-migrations']

/** Each global stands with a value it refuses, so that asking changes nothing. */
const globals: Record<string, object> = {
  home: { question: '' },
  alert: { level: 'нет такого' },
  settings: { city: '' },
  mayor: { surname: '' },
  'services-about': { title: '' },
  feedback: { title: '' },
  reception: { title: '' },
  'duty-page': { title: '' },
  'city-about': { title: '' },
  'city-history': { title: '' },
  'social-control': { blocks: [{}] },
  'city-ideas': { blocks: [{}] },
  'desk-texts': { templates: [{ title: '' }] },
  'working-calendar': { days: [{ kind: 'нет такого' }] },
}

const NUMBER_OF_NOTHING = 2_000_000_000

let office: Office
const staff = new Map<Role, Colleague>()

beforeAll(async () => {
  office = await Office.logIn()
  for (const role of roles) staff.set(role, await createColleague(office, role))
})

afterAll(async () => {
  for (const { id } of staff.values()) await office.remove('staff', id)
})

test('every collection and global has a row in the role matrix', async () => {
  const response = await callOffice('GET', '/cms/access', { token: getToken('administrator') })
  const access = (await response.json()) as { collections: object; globals: object }
  const known = [...Object.keys(collections), ...belongingToAll]
  expect(Object.keys(access.collections).filter((slug) => !known.includes(slug))).toEqual([])
  expect(Object.keys(access.globals).sort()).toEqual(Object.keys(globals).sort())
})

describe.each(roles)('role %s', (role) => {
  test.each(Object.keys(collections))('access to collection %s', async (slug) => {
    const allowed = collections[slug]?.[role] ?? []
    expect(await permitted(slug, getToken(role))).toEqual(everything.filter((operation) => allowed.includes(operation)))
  })

  test.each(Object.keys(globals))('access to global %s', async (slug) => {
    const isOpen = openGlobal(slug, role)
    const path = `/cms/globals/${slug}`
    expect((await callOffice('GET', path, { token: getToken(role) })).status).toBe(isOpen ? 200 : 403)
    expect((await callOffice('POST', path, { token: getToken(role), body: globals[slug] })).status).toBe(
      isOpen ? 400 : 403,
    )
  })
})

test.each(Object.keys(collections))('collection %s is closed without login', async (slug) => {
  expect(await permitted(slug)).toEqual([])
  expect((await callOffice('GET', `/cms/${slug}/versions`)).status).not.toBe(200)
  expect((await callOffice('GET', `/cms/${slug}/count`)).status).toBe(403)
})

test('nobody can give themselves a role, and an account sees no other account', async () => {
  const { id, token } = colleague('editor')
  const response = await callOffice('PATCH', `/cms/staff/${id}`, { token, body: { roles: ['administrator'] } })
  expect(((await response.json()) as { doc: { roles: string[] } }).doc.roles).toEqual(['editor'])
  const list = (await (await callOffice('GET', '/cms/staff', { token })).json()) as { docs: { id: unknown }[] }
  expect(list.docs.map((account) => account.id)).toEqual([id])
  const other = `/cms/staff/${colleague('moderator').id}`
  expect((await callOffice('GET', other, { token })).status).toBe(404)
  expect((await callOffice('PATCH', other, { token, body: { name: 'Чужой' } })).status).toBe(403)
})

test('a password of the staff is not shorter than twelve characters', async () => {
  const { id, token } = colleague('clerk')
  expect((await callOffice('PATCH', `/cms/staff/${id}`, { token, body: { password: 'korotko' } })).status).toBe(400)
})

/** Asks about a document that is not there: who may is told so, who may not is refused. */
async function permitted(slug: string, token?: string): Promise<Operation[]> {
  const path = `/cms/${slug}`
  const missing = `${path}/${NUMBER_OF_NOTHING}`
  const responses: Record<Operation, Response> = {
    read: await callOffice('GET', `${path}?limit=1`, { token }),
    create: await callOffice('POST', path, { token, body: {} }),
    update: await callOffice('PATCH', missing, { token, body: {} }),
    delete: await callOffice('DELETE', missing, { token }),
  }
  return everything.filter((operation) => {
    const { status } = responses[operation]
    expect(status).toBeLessThan(500)
    return operation === 'read' ? status === 200 : status === 400 || status === 404
  })
}

function getToken(role: Role): string {
  return colleague(role).token
}

function colleague(role: Role): Colleague {
  const found = staff.get(role)
  if (!found) throw new Error(`Нет сотрудника с ролью ${role}`)
  return found
}

/** The calendar is open to clerks too, because terms of appeals are counted by it; texts of the desk are the moderators'. */
function openGlobal(slug: string, role: Role): boolean {
  if (slug === 'desk-texts') return role === 'administrator' || role === 'moderator'
  return role === 'administrator' || role === 'editor' || (slug === 'working-calendar' && role === 'clerk')
}
