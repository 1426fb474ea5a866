import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { Authenticator } from '@/e2e/fixtures/authenticator'
import { someone } from '@/e2e/fixtures/resident'
import { PortalProcess } from '@/e2e/platform/portal-process'

jest.setTimeout(600_000)

interface Answer {
  status: number
  body: Record<string, unknown>
  cookies: string[]
}

interface Setup {
  secret: string
  recoveryCodes: string[]
}

const settings = { STAFF_SECOND_FACTOR: 'offered' }
const NEW_PASSWORD = 'новый пароль сотрудника'

let portal: PortalProcess
let setup: Setup
let authenticator: Authenticator
let token: string
/** Token of a login while the second factor was only offered. */
let earlierToken: string

beforeAll(async () => {
  portal = await PortalProcess.start('http://localhost', settings)
  earlierToken = String((await logIn()).body.token)
  await portal.stop()
  settings.STAFF_SECOND_FACTOR = 'required'
  await portal.start()
})
afterAll(() => portal.dispose())

async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await portal.ask(`/cms/staff${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  })
  const parsed = (await response.json().catch(() => ({}))) as Record<string, unknown>
  return { status: response.status, body: parsed, cookies: response.headers.getSetCookie() }
}

const by = (one: string) => ({ authorization: `JWT ${one}` })
const logIn = (more: object = {}) => call('/login', { ...portal.admin, ...more })

function expectNoToken({ body, cookies }: Answer): void {
  expect(JSON.stringify(body)).not.toMatch(/"token"|"refreshedToken"|eyJ/)
  expect(cookies.join()).not.toMatch(/portal-token=[^;]|eyJ/)
}

async function staff(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs', 'staff', ...args], {
    env: { ...portal.environment, LOG_LEVEL: 'fatal' },
  })
  return stdout
}

/** A link as an email holds it: Payload sends no second one within a minute. */
async function resetLink(): Promise<string> {
  const link = randomBytes(20).toString('hex')
  await portal.query(`UPDATE staff SET reset_password_token = '${link}',
    reset_password_expiration = now() + interval '1 hour' WHERE id = 1`)
  return link
}

describe('before the second factor', () => {
  it('no session goes on that began before it was required', async () => {
    expect(earlierToken).toMatch(/^eyJ/)
    expect((await call('/me', undefined, by(earlierToken))).body).toMatchObject({ user: null })
    expectNoToken(await call('/refresh-token', {}, by(earlierToken)))
  })

  it('no operation gives a token', async () => {
    const answers = [
      await logIn(),
      await call('/first-register', { ...portal.admin, name: 'Второй', roles: ['administrator'] }),
      await call('/reset-password', { token: await resetLink(), password: portal.admin.password }),
      await call('/refresh-token', {}),
      await call(
        '/refresh-token',
        {},
        { cookie: (await logIn()).cookies.map((one) => one.split(';', 1)[0]).join('; ') },
      ),
      await call('/unlock', { email: portal.admin.email }),
      await call('/verify/1', {}),
      await call('/second-factor', { code: '000000' }),
    ]
    answers.forEach(expectNoToken)
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 200, 403, 403, 403, 403, 401])
    expect(await portal.query('SELECT 1 FROM staff_sessions')).toEqual([])
  })

  it('the cookie of the first step opens nothing', async () => {
    const { body, cookies } = await logIn()
    expect(body).toMatchObject({ secondFactor: 'setup' })
    const headers = { cookie: cookies[0]?.split(';', 1)[0] ?? '' }
    expect((await call('/me', undefined, headers)).body).toMatchObject({ user: null })
    expect((await call('?limit=1', undefined, headers)).status).toBe(403)
    const page = await portal.ask('/admin', { headers, redirect: 'manual' })
    expect(await page.text()).toContain('/admin/second-factor')
  })
})

describe('an administrator', () => {
  it('sets the second factor up with the code of an app', async () => {
    const { cookies } = await logIn()
    const headers = { cookie: cookies[0]?.split(';', 1)[0] ?? '' }
    setup = (await call('/second-factor', undefined, headers)).body as unknown as Setup
    authenticator = new Authenticator(setup.secret)
    expect((await call('/second-factor', undefined, headers)).body).toMatchObject({ secret: setup.secret })
    expect((await call('/second-factor', { code: '12345' }, headers)).status).toBe(401)
    const passed = await call('/second-factor', { code: await authenticator.freshCode() }, headers)
    expect(passed.status).toBe(200)
    token = String(passed.body.token)
    expect((await call('/me', undefined, by(token))).body).toMatchObject({ user: { email: portal.admin.email } })
    const [row] = await portal.query<{ kept: string }>('SELECT s::text AS kept FROM private_staff_security s')
    expect(row?.kept).not.toContain(setup.secret)
  })

  it('logs in with a code, which works once', async () => {
    const code = await authenticator.freshCode()
    expect((await logIn({ code })).status).toBe(200)
    expect((await logIn({ code })).status).toBe(401)
  })

  it('logs in with a recovery code, which works once', async () => {
    const [code] = setup.recoveryCodes
    expect((await logIn({ code })).status).toBe(200)
    expect((await logIn({ code })).status).toBe(401)
  })

  it('sees the own sessions and ends the others', async () => {
    const { sessions } = (await call('/sessions', undefined, by(token))).body as { sessions: object[] }
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({ isCurrent: true, hasSecondFactor: true, address: '127.0.0.1' })
    expect((await call('/sessions/end', {}, by(token))).body).toMatchObject({ sessions: [{ isCurrent: true }] })
    expect((await call('/sessions/end', { id: 'чужой' }, by(token))).status).toBe(404)
  })

  it('gets a new password by a link, but is asked for the code after it', async () => {
    const answer = await call('/reset-password', { token: await resetLink(), password: NEW_PASSWORD })
    expectNoToken(answer)
    expect(answer.body).toMatchObject({ secondFactor: 'code' })
    expect((await call('/me', undefined, by(token))).body).toMatchObject({ user: null })
    Object.assign(portal.admin, { password: NEW_PASSWORD })
    const again = await logIn({ code: setup.recoveryCodes[1] })
    token = String(again.body.token)
    expect(again.status).toBe(200)
  })
})

test('a colleague who gets a role that sees personal data is asked for the second factor', async () => {
  const account = { email: 'redaktor@samursk.example', password: 'пароль редактора' }
  const made = await call('', { ...account, name: 'Редактор', roles: ['editor'] }, by(token))
  const { id } = made.body.doc as { id: number }
  const editor = await call('/login', account)
  expect(editor.body).toMatchObject({ user: { id } })
  const own = by(String(editor.body.token))
  await portal.ask(`/cms/staff/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...by(token) },
    body: JSON.stringify({ roles: ['editor', 'clerk'] }),
  })
  expect((await call('/me', undefined, own)).body).toMatchObject({ user: null })
  expect((await call('/login', account)).body).toMatchObject({ secondFactor: 'setup' })
})

test('who opened what holds personal data stands in the audit log, once in ten minutes', async () => {
  const registered = await portal.ask('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(someone()),
  })
  expect(registered.status).toBeLessThan(300)
  const [resident] = await portal.query<{ id: number }>('SELECT id FROM residents LIMIT 1')
  for (const path of [`/cms/residents/${resident?.id}`, '/cms/residents', `/cms/residents/${resident?.id}`]) {
    expect((await portal.ask(path, { headers: by(token) })).status).toBe(200)
  }
  const rows = await portal.query(
    "SELECT action, subject, who FROM audit_log WHERE action LIKE 'Просмотр%' ORDER BY id",
  )
  expect(rows).toEqual([
    { action: 'Просмотр', subject: expect.stringContaining(`Житель № ${resident?.id}`), who: 'Администратор' },
    { action: 'Просмотр списка', subject: 'Жители', who: 'Администратор' },
  ])
})

test('five wrong codes close the second factor for a while; the operator opens it', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 6; count += 1) statuses.push((await logIn({ code: '000000' })).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await logIn({ code: setup.recoveryCodes[2] })).status).toBe(429)
  await staff('unlock', portal.admin.email)
  expect((await logIn({ code: setup.recoveryCodes[2] })).status).toBe(200)
})

test('the operator adds, blocks, unlocks and resets accounts', async () => {
  const email = 'delo@samursk.example'
  const printed = await staff('add', email, '--name', 'Дело', '--roles', 'clerk', '--print')
  const link = /reset\/(\w+)/.exec(printed)?.[1]
  const invited = await call('/reset-password', { token: link, password: NEW_PASSWORD })
  expect(invited.body).toMatchObject({ secondFactor: 'setup' })
  expect((await call('/reset-password', { token: link, password: NEW_PASSWORD })).status).toBe(403)
  await expect(staff('block', portal.admin.email)).rejects.toThrow('единственный администратор')
  await staff('block', email)
  expect((await call('/login', { email, password: NEW_PASSWORD })).status).toBe(403)
  expect(await staff('list')).toMatch(/delo@.*ВХОД ЗАКРЫТ/)
  await staff('unlock', email)
  expect((await call('/login', { email, password: NEW_PASSWORD })).status).toBe(200)
  expect(await staff('reset', portal.admin.email, '--print')).toContain('/admin/reset/')
  expect((await call('/me', undefined, by(token))).body).toMatchObject({ user: null })
  expect((await logIn()).body).toMatchObject({ secondFactor: 'setup' })
})
