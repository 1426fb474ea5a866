import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { someone } from '@/e2e/fixtures/resident'
import { OwnPortal } from '@/e2e/platform/own-portal'
import { login, register, requestRestore } from '@/lib/domains/residents/contract'
import { postTechSupport } from '@/lib/domains/support/contract'

jest.setTimeout(300_000)

const PUBLIC_URL = 'https://samursk.example'
const SECRET_QUERY = 'nobody-may-read-this'
const VISITOR = '203.0.113.77'
const GUEST = 'guest-of-the-log@samursk.example'

let portal: OwnPortal

beforeAll(async () => {
  portal = await OwnPortal.start(PUBLIC_URL, { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:1' })
})

afterAll(() => portal.dispose())

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': VISITOR }
  return portal.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test('the log holds no personal data, secrets or query strings, whatever succeeds or fails', async () => {
  const person = someone()
  const registered = (await (await post(register.path, person)).json()) as { user: { api_token: string } }
  expect(registered.user.api_token).toBeTruthy()
  await post(register.path, person) // refused: there is one already
  await post(login.path, { email: person.email, password: 'wrong-password' })
  await post(requestRestore.path, { email: person.email })
  await post(postTechSupport.path, { message: 'Позвоните мне', email: GUEST, consents: ['support'] })
  await post(postTechSupport.path, { message: '', email: GUEST, consents: [] })
  await post('/cms/staff/login', { email: portal.admin.email, password: portal.admin.password })
  await post('/cms/staff/login', { email: portal.admin.email, password: 'wrong-password' })
  for (const path of [
    '/news',
    '/search',
    '/nobody-here',
    '/socialcontrolmap/my',
    '/api/news',
    '/api/nothing',
    '/graphql/none',
  ])
    await portal.ask(`${path}?key=${SECRET_QUERY}&search=${SECRET_QUERY}`, { headers: { 'x-forwarded-for': VISITOR } })
  await portal.stop()
  const text = await readFile(join(portal.dataDir, 'portal.log'), 'utf8')
  expect(text.split('\n').length).toBeGreaterThan(10)
  const personal = {
    email: person.email,
    name: person.surname,
    phone: /055-?12-?34/,
    password: person.password,
    token: registered.user.api_token,
    query: SECRET_QUERY,
    guest: GUEST,
    visitor: VISITOR,
    administrator: portal.admin.password,
  }
  const found = Object.entries(personal).filter(([, value]) =>
    typeof value === 'string' ? text.includes(value) : value.test(text),
  )
  expect(found.map(([what]) => what)).toEqual([])
})
