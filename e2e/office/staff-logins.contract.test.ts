import { randomBytes } from 'node:crypto'
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
