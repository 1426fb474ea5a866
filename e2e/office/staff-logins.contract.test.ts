import { pbkdf2Sync, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, logIn, type Colleague } from '@/e2e/fixtures/staff'
import { hashAccount } from '@/lib/platform/limits/limit-keys'

let office: Office
let database: Client
let colleague: Colleague

beforeAll(async () => {
  ;[office, database] = await Promise.all([Office.logIn(), openDatabase()])
})

beforeEach(async () => {
  colleague = await createColleague(office, 'editor')
})

afterEach(() => office.remove('staff', colleague.id))
afterAll(() => database.end())

async function attempt(headers: Record<string, string>, password = colleague.password): Promise<number> {
  return (await logIn({ email: colleague.email, password }, headers)).status
}

test('ten wrong passwords of a stranger close the stranger’s address, not the account', async () => {
  const stranger = someVisitor()
  for (let count = 0; count < 10; count += 1) expect(await attempt(stranger, 'не тот')).toBe(401)
  const refusal = await logIn({ ...colleague, password: 'не тот' }, stranger)
  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusal.text()).toContain('Слишком много запросов. Попробуйте позже')
  expect(await attempt(someVisitor())).toBe(200)
  const own = await callOffice('GET', '/cms/staff/me', { token: colleague.token })
  expect(await own.json()).toMatchObject({ user: { email: colleague.email } })
})

test('logins to one account from many addresses at once do not wait for each other', async () => {
  const statuses = await Promise.all(Array.from({ length: 8 }, () => attempt(someVisitor())))
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200))
})

test('after fifty wrong passwords within an hour only known addresses are let in', async () => {
  const home = someVisitor()
  expect([await attempt(home), await attempt(someVisitor(), 'не тот')]).toEqual([200, 401])
  const { rowCount } = await database.query('UPDATE private_limits SET hits = 50 WHERE key = $1', [
    `staff login:3600:account:${hashAccount(colleague.email)}`,
  ])
  expect(rowCount).toBe(1)
  expect([await attempt(someVisitor()), await attempt(home)]).toEqual([429, 200])
})

test.each(['of a colleague', 'of nobody'])('password reset emails %s are limited to three an hour', async (whose) => {
  const email = whose === 'of nobody' ? `${randomBytes(6).toString('hex')}@samursk.example` : colleague.email
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    const response = await callOffice('POST', '/cms/staff/forgot-password', { body: { email }, headers: someVisitor() })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a password is one in composed and decomposed letters; one stored in another form is stored anew', async () => {
  const password = 'Ёлочка-на-войне-й'
  const decomposed = password.normalize('NFD')
  const stored = async () =>
    (await database.query('SELECT hash, salt FROM staff WHERE id = $1', [colleague.id])).rows[0] as object
  await office.update('staff', colleague.id, { password: decomposed })
  for (const typed of [password, decomposed]) expect(await attempt(someVisitor(), typed)).toBe(200)
  expect(await attempt(someVisitor(), 'Елочка-на-воине-и')).toBe(401)

  const older = { salt: 'соль', hash: pbkdf2Sync(decomposed, 'соль', 25_000, 512, 'sha256').toString('hex') }
  await database.query('UPDATE staff SET hash = $1, salt = $2 WHERE id = $3', [older.hash, older.salt, colleague.id])
  expect(await attempt(someVisitor(), `${password}!`)).toBe(401)
  expect(await stored()).toEqual({ hash: older.hash, salt: older.salt })
  expect(await attempt(someVisitor(), password)).toBe(200)
  expect(await stored()).not.toMatchObject({ hash: older.hash })
  expect(await attempt(someVisitor(), decomposed)).toBe(200)
  const { rows } = await database.query('SELECT hits FROM private_limits WHERE key = $1', [
    `staff login:3600:account:${hashAccount(colleague.email)}`,
  ])
  expect(rows).toEqual([{ hits: 2 }])
})

test('a new password is measured in the form that is stored', async () => {
  const save = (password: string) =>
    callOffice('PATCH', `/cms/staff/${colleague.id}`, { token: colleague.token, body: { password } })
  const short = await save('йёйёйёйёйёй'.normalize('NFD'))
  expect([short.status, await short.text()]).toEqual([400, expect.stringMatching(/не короче 12.знаков/)])
  const long = await save('я'.repeat(129))
  expect([long.status, await long.text()]).toEqual([400, expect.stringMatching(/не длиннее 128.знаков/)])
})
