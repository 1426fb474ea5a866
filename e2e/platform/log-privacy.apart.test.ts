import { someone } from '@/e2e/fixtures/resident'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { RecordingProxy } from '@/e2e/platform/recording-proxy'
import { getUser, login, register, requestRestore } from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

jest.setTimeout(300_000)

const PUBLIC_URL = 'https://samursk.example'
const SECRET_QUERY = 'nobody-may-read-this'
const VISITOR = '203.0.113.77'
const GUEST = 'guest-of-the-log@samursk.example'
const PATHS = ['/news', '/search', '/nobody-here', '/socialcontrolmap/my', '/api/news', '/api/nothing', '/graphql/none']

let portal: PortalProcess
let proxy: RecordingProxy

beforeAll(async () => {
  portal = await PortalProcess.start(PUBLIC_URL, { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:1' })
  proxy = await RecordingProxy.start(() => portal.url)
})

afterAll(async () => {
  proxy.close()
  await portal.dispose()
})

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(proxy.url + path, { ...init, headers: { 'x-forwarded-for': VISITOR, ...init?.headers } })
}

function post(path: string, body: object): Promise<Response> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

test('the log holds no personal data, secrets or query strings, whatever succeeds or fails', async () => {
  const person = someone()
  const registered = (await (await post(register.path, person)).json()) as { user: { api_token: string } }
  const authorization = `Bearer ${registered.user.api_token}`
  expect((await ask(getUser.path, { method: getUser.method, headers: { authorization } })).status).toBe(200)
  await post(register.path, person) // refused: there is one already
  await post(login.path, { email: person.email, password: 'wrong-password' })
  await post(requestRestore.path, { email: person.email })
  await post(postTechSupport.path, { message: 'Позвоните мне', email: GUEST, consents: ['support'] })
  await post(postTechSupport.path, { message: '', email: GUEST, consents: [] })
  await post('/cms/staff/login', { email: portal.admin.email, password: portal.admin.password })
  await post('/cms/staff/login', { email: portal.admin.email, password: 'wrong-password' })
  for (const path of PATHS) await ask(`${path}?key=${SECRET_QUERY}-key&search=${SECRET_QUERY}`)
  await portal.stop()
  expect(await portal.loggedLines(portal.admin.password)).toEqual([])
  const lines = await portal.loggedLines('{"level"') // the first start greets the administrator beside the log
  expect(lines.length).toBeGreaterThan(10)
  expect(proxy.sent.fields).toEqual(
    expect.arrayContaining(['email', 'key', 'message', 'name', 'password', 'phone', 'token', 'visitor']),
  )
  expect(proxy.sent.findIn(lines.join('\n'))).toEqual([])
})
