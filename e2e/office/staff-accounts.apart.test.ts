import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Authenticator } from '@/e2e/fixtures/authenticator'
import { waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { blockStaff } from '@/e2e/fixtures/staff'
import { PortalProcess } from '@/e2e/platform/portal-process'

/** A portal is started; codes of a telephone change every thirty seconds. */
jest.setTimeout(600_000)

interface Answer {
  status: number
  body: Record<string, unknown>
  cookie: string
}

interface Account {
  id: number
  email: string
  password: string
}

const ONLY_ADMINISTRATOR = 'Это единственный администратор, который может войти: сначала назначьте другого.'
const PASSWORD = 'пароль сотрудника портала'
const WRONG_CODE = '000000'
/** Wrong codes of an account in 15 minutes. */
const WRONG_CODES = 5

let portal: PortalProcess
let administrator: Account
let token: string
let authenticator: Authenticator

beforeAll(async () => {
  // no setting says whether the second factor is required: the address does
  portal = await PortalProcess.start('https://samursk.example', { STAFF_SECOND_FACTOR: '' })
  process.env.DATA_DIR = portal.dataDir
  administrator = { id: 1, ...portal.admin }
})

afterAll(() => portal.dispose())

async function call(method: string, path: string, given: { body?: object; headers?: object } = {}): Promise<Answer> {
  const response = await portal.ask(`/cms/staff${path}`, {
    method,
    headers: { ...(given.body && { 'content-type': 'application/json' }), ...given.headers },
    body: given.body && JSON.stringify(given.body),
  })
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  return { status: response.status, body, cookie: response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' }
}

const by = (one: string) => ({ authorization: `JWT ${one}` })
const post = (path: string, body: object, headers: object = {}) => call('POST', path, { body, headers })
const logIn = ({ email, password }: Account, more: object = {}) => post('/login', { email, password, ...more })
const setRoles = (id: number, roles: string[]) => call('PATCH', `/${id}`, { body: { roles }, headers: by(token) })

async function addColleague(name: string, roles: string[]): Promise<Account> {
  const account = { email: `${name}@samursk.example`, password: PASSWORD }
  const { body } = await post('', { ...account, name, roles }, by(token))
  return { ...account, id: (body.doc as { id: number }).id }
}

async function staff(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs', 'staff', ...args], {
    env: { ...portal.environment, LOG_LEVEL: 'fatal' },
  })
  return stdout
}

const auditRows = (action: string) =>
  portal.query(`SELECT who, action, result FROM audit_log WHERE action = '${action}' ORDER BY id`)

/** Gives a right password and returns what the second step needs. */
async function beginLogin(account: Account): Promise<{ secondFactor: unknown; headers: object }> {
  const { body, cookie } = await logIn(account)
  return { secondFactor: body.secondFactor, headers: { cookie } }
}

describe('under https, with no setting about it', () => {
  test('an administrator sets the second factor up at the first login', async () => {
    const { secondFactor, headers } = await beginLogin(administrator)
    expect(secondFactor).toBe('setup')
    const { body } = await call('GET', '/second-factor', { headers })
    authenticator = new Authenticator(String(body.secret))
    const passed = await post('/second-factor', { code: await authenticator.freshCode() }, headers)
    expect(passed.status).toBe(200)
    token = String(passed.body.token)
  })

  test('an editor, who sees no personal data, is not asked', async () => {
    const editor = await addColleague('writer', ['editor'])
    expect((await logIn(editor)).body).toMatchObject({ user: { id: editor.id }, token: expect.any(String) })
  })

  test('a login that was cancelled before the code cannot be finished', async () => {
    const { headers } = await beginLogin(administrator)
    expect((await post('/second-factor/cancel', {}, headers)).status).toBe(200)
    expect((await call('GET', '/second-factor', { headers })).status).toBe(401)
    expect((await post('/second-factor', { code: await authenticator.freshCode() }, headers)).status).toBe(401)
  })
})

describe('an invited colleague', () => {
  test('reads in the email what to do, sets a password by its link once and is asked for the second factor', async () => {
    const clerk = await addColleague('clerk', ['clerk'])
    expect((await post(`/${clerk.id}/invite`, {}, by(token))).body).toEqual({ message: 'Приглашение отправлено.' })
    const { text } = await waitForEmail(clerk.email, 'Вход в редакцию городского портала')
    expect(text).toContain('Здравствуйте, clerk!')
    expect(text).toContain('Задайте пароль по ссылке.')
    expect(text).toContain('понадобится второй фактор: приложение для кодов на телефоне')
    expect(text).toMatch(/Ссылка действует 3.дня и срабатывает один раз\./)
    const link = new URL(/^https:\S+\/admin\/reset\/\S+$/m.exec(text)?.[0] ?? '')
    expect(link.origin).toBe('https://samursk.example')
    expect((await portal.ask(link.pathname)).status).toBe(200)
    const given = { token: link.pathname.split('/').at(-1), password: 'свой пароль делопроизводителя' }
    expect((await post('/reset-password', given)).body).toMatchObject({ secondFactor: 'setup' })
    expect((await post('/reset-password', given)).status).toBe(403)
    expect((await logIn({ ...clerk, ...given })).body).toMatchObject({ secondFactor: 'setup' })
    expect((await logIn(clerk)).status).toBe(401)
    expect(await auditRows('Приглашение сотрудника')).toEqual([
      { who: 'Администратор', action: 'Приглашение сотрудника', result: `выполнено: сотрудник № ${clerk.id}` },
    ])
  })

  test('is invited by an administrator only', async () => {
    const editor = await addColleague('second-editor', ['editor'])
    const own = by(String((await logIn(editor)).body.token))
    expect((await post(`/${editor.id}/invite`, {}, own)).status).toBe(403)
    expect((await post(`/${editor.id}/invite`, {})).status).toBe(401)
    expect((await post('/999999/invite', {}, by(token))).status).toBe(404)
  })
})

test('a login that began before the account was blocked leaves no session', async () => {
  const { id, email } = await addColleague('blocked', ['editor'])
  await staff('block', email)
  await portal.query(`INSERT INTO staff_sessions (_parent_id, id, _order, created_at, expires_at)
    VALUES (${id}, 'late', 1, now(), now() + interval '1 hour')`)
  expect(await portal.query(`SELECT 1 FROM staff_sessions WHERE _parent_id = ${id}`)).toEqual([])
})

test('a login during a block waits for it and gets no session', async () => {
  const editor = await addColleague('blocked-meanwhile', ['editor'])
  const operator = await portal.openDatabase()
  try {
    await operator.query('BEGIN')
    await operator.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [editor.id])
    await blockStaff(operator, editor)
    const login = logIn(editor)
    const waiting = 'SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))'
    await eventually(
      async () => (await operator.query(waiting)).rows,
      ({ length }) => length === 1,
    )
    await operator.query('COMMIT')
    const { body } = await login
    const own = await call('GET', '/me', { headers: by(String(body.token)) })
    expect(own.body).toMatchObject({ user: null })
  } finally {
    await operator.end()
  }
  expect(await portal.query(`SELECT 1 FROM staff_sessions WHERE _parent_id = ${editor.id}`)).toEqual([])
})

describe('the last administrator who can log in', () => {
  let other: Account

  const refusal = { status: 400, body: { errors: [{ message: ONLY_ADMINISTRATOR }] } }

  beforeAll(async () => {
    other = await addColleague('other', ['administrator'])
  })

  test('is not demoted, deleted or blocked while the other one is blocked', async () => {
    await staff('block', other.email)
    expect(await setRoles(administrator.id, ['editor'])).toMatchObject(refusal)
    expect(await call('DELETE', `/${administrator.id}`, { headers: by(token) })).toMatchObject(refusal)
    await expect(staff('block', administrator.email)).rejects.toThrow(ONLY_ADMINISTRATOR)
    expect((await setRoles(administrator.id, ['administrator', 'editor'])).status).toBe(200)
    await staff('unlock', other.email)
  })

  test('stays when both of two are demoted at once', async () => {
    const demoted = await Promise.all([administrator, other].map(({ id }) => setRoles(id, ['editor'])))
    expect(demoted.map(({ status }) => status).sort()).toEqual([200, 400])
    const rows = await portal.query("SELECT 1 FROM staff_roles WHERE value = 'administrator'")
    expect(rows).toHaveLength(1)
    await portal.query(`DELETE FROM staff_roles WHERE parent_id IN (${administrator.id}, ${other.id})`)
    await portal.query(`INSERT INTO staff_roles ("order", parent_id, value)
      VALUES (1, ${administrator.id}, 'administrator'), (1, ${other.id}, 'administrator')`)
  })

  test('stays when accounts are chosen together: they are changed one by one', async () => {
    const both = `?where[id][in]=${administrator.id},${other.id}`
    const alone = { status: 403, body: { errors: [{ message: 'Здесь записи меняют и удаляют по одной.' }] } }
    expect(await call('DELETE', `/${both}`, { headers: by(token) })).toMatchObject(alone)
    const change = { body: { roles: ['editor'] }, headers: by(token) }
    expect(await call('PATCH', `/${both}`, change)).toMatchObject(alone)
    expect((await call('DELETE', `/${other.id}`, { headers: by(token) })).status).toBe(200)
    expect(await call('DELETE', `/${administrator.id}`, { headers: by(token) })).toMatchObject(refusal)
  })
})

describe('codes', () => {
  test('wrong ones that are sent at once do not exceed the limit', async () => {
    const { headers } = await beginLogin(administrator)
    const tries = Array.from({ length: 3 * WRONG_CODES }, () => post('/second-factor', { code: WRONG_CODE }, headers))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(WRONG_CODES)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2 * WRONG_CODES)
    expect((await post('/second-factor', { code: await authenticator.freshCode() }, headers)).status).toBe(429)
    await staff('unlock', administrator.email)
  })

  test('a right one turns the second factor off, and the role asks for another telephone at the next login', async () => {
    const { headers } = await beginLogin(administrator)
    const passed = await post('/second-factor', { code: await authenticator.freshCode() }, headers)
    const own = by(String(passed.body.token))
    expect((await post('/second-factor/off', { code: WRONG_CODE }, own)).status).toBe(401)
    expect((await logIn(administrator)).body).toMatchObject({ secondFactor: 'code' })
    expect((await post('/second-factor/off', { code: await authenticator.freshCode() }, own)).status).toBe(200)
    expect(await portal.query('SELECT 1 FROM private_staff_recovery_codes')).toEqual([])
    expect(await auditRows('Второй фактор отключён')).toEqual([
      { who: 'Администратор', action: 'Второй фактор отключён', result: 'выполнено' },
    ])
    const again = await beginLogin(administrator)
    expect(again.secondFactor).toBe('setup')
    const { body } = await call('GET', '/second-factor', { headers: again.headers })
    authenticator = new Authenticator(String(body.secret))
    expect((await post('/second-factor', { code: await authenticator.freshCode() }, again.headers)).status).toBe(200)
  })
})
