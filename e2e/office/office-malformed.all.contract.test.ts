import { Office } from '@/e2e/fixtures/office'
import { callOffice, createColleague, roles, type Colleague } from '@/e2e/fixtures/staff'
import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'

let office: Office
let colleagues: Colleague[]

beforeAll(async () => {
  office = await Office.logIn()
  colleagues = []
  for (const role of roles) colleagues.push(await createColleague(office, role))
})

afterAll(async () => {
  for (const { id } of colleagues) await office.remove('staff', id)
})

/** These have versions or none, accounts, files, and one is made by Payload itself. */
const collections = ['news', 'staff', 'media', 'payload-locked-documents']
const LONG = '99999999999999999999'
const NUL = '%00'
/** Some of these conditions and pages are malformed. A body of `{}` changes nothing where one of them is taken. */
const queries = [
  'where=abc',
  'data=abc',
  'where[or][0]=q',
  'where[and]=5',
  'where[id]=5',
  'where[nope][equals]=1',
  'where[id][nope]=1',
  'where[id][in]=a',
  'where[id][near]=1',
  `where[id][equals]=${LONG}`,
  `where[id][like]=${NUL}`,
  'page=-1',
  `limit=${LONG}`,
  'sort[a]=b',
  'select=abc',
  'populate=1',
  'depth=x',
  'joins=abc',
]
const ids = ['abc', '-1', LONG, NUL, 'a%2Fb']
const bodies = ['{', '[]', 'null', '5', '"x"']

type Request = readonly [method: string, path: string, body?: string]

const ofCollection = (name: string): Request[] => [
  ...queries.flatMap((query): Request[] => [
    ['GET', `/${name}?${query}`],
    ['GET', `/${name}/count?${query}`],
    ['GET', `/${name}/versions?${query}`],
    ['PATCH', `/${name}?where[id][equals]=-1&${query.replace(/^where/, 'where[and][0]')}`, '{}'],
  ]),
  ...ids.flatMap((id): Request[] => [
    ...['', 'versions/', 'file/', 'paste-url/'].map((part): Request => ['GET', `/${name}/${part}${id}`]),
    ...['versions/', 'access/'].map((part): Request => ['POST', `/${name}/${part}${id}`, '{}']),
    ['DELETE', `/${name}/${id}`],
    ['PATCH', `/${name}/${id}`, '[]'],
    ['POST', `/${name}/${id}/duplicate`, '{}'],
    ['PUT', `/${name}/${id}`, '{}'],
  ]),
  ...bodies.map((body): Request => ['POST', `/${name}`, body]),
  ...(['DELETE', 'PATCH'] as const).map((method): Request => [method, `/${name}`, '{}']),
  ['DELETE', `/${name}?where=abc`],
  ['GET', `/${name}/distinct?field=nope`],
]

const accounts = ['login', 'forgot-password', 'reset-password', 'unlock', 'verify/x', 'first-register', 'refresh-token']
const ofAccounts = accounts.flatMap((part) =>
  [...bodies, '{}', '{"email":{"a":1},"password":[1],"token":{}}', '{"email":"a\\u0000@b.ru","password":"a"}'].map(
    (body): Request => ['POST', `/staff/${part}`, body],
  ),
)
const elsewhere = [
  '/nothing',
  '/globals/nothing',
  '/payload-migrations',
  '/staff/sessions',
  '/og',
  `/payload-preferences/${NUL}`,
]
const requests: Request[] = [
  ...collections.flatMap(ofCollection),
  ...ofAccounts,
  ...elsewhere.flatMap((path): Request[] => [
    ['GET', path],
    ['POST', path, '{}'],
  ]),
]

/** Says what is wrong with the answer: it blames the portal, or refuses in other words than Russian. */
async function findComplaint([method, path, body]: Request, token?: string): Promise<string | null> {
  const headers = {
    ...someVisitor(),
    'content-type': 'application/json',
    ...(token && { authorization: `JWT ${token}` }),
  }
  const response = await fetch(at(`/cms${path}`), { method, headers, body })
  const text = await response.text()
  const sentences = [...text.matchAll(/"message":"((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message ?? '')
  const isRussian = sentences.length > 0 && sentences.every((message) => /[а-яё]/i.test(message))
  const isFine = response.status < 400 || (response.status < 500 && (isRussian || path === '/og'))
  return isFine ? null : `${method} ${path} ${body ?? ''}: ${response.status} ${text.slice(0, 100)}`
}

const AT_ONCE = 8

async function listComplaints(token?: string): Promise<string[]> {
  const found: (string | null)[] = []
  for (let sent = 0; sent < requests.length; sent += AT_ONCE) {
    const some = requests.slice(sent, sent + AT_ONCE)
    found.push(...(await Promise.all(some.map((request) => findComplaint(request, token)))))
  }
  return found.filter((complaint) => complaint !== null)
}

test('a malformed request is refused in Russian, and never with a status of 5xx', async () => {
  expect(await listComplaints()).toEqual([])
})

test.each(roles.map((role, index) => [role, index] as const))(
  'a malformed request of the role %s is refused in the same way',
  async (_role, index) => {
    expect(await listComplaints(colleagues[index]?.token)).toEqual([])
  },
)

test('a document lock belongs to the caller, not to a name in the request', async () => {
  const other = colleagues[0]
  const editor = colleagues[1]
  const lock = { globalSlug: 'home', user: { relationTo: 'staff', value: other?.id } }
  const response = await callOffice('POST', '/cms/payload-locked-documents', { token: editor?.token, body: lock })
  const { doc } = (await response.json()) as { doc: { id: number; user: { value: { id: unknown } } } }
  await office.remove('payload-locked-documents', doc.id)
  expect(doc.user.value.id).toBe(editor?.id)
})
