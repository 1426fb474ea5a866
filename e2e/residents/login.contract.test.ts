import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import * as residents from '@/lib/domains/residents/contract'
import { hashAccount } from '@/lib/platform/limits/limit-keys'

const NEW_PASSWORD = 'Другой-пароль-2'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

describe('Login', () => {
  test('answers a wrong password and an unknown address alike', async () => {
    const { email, password } = await Resident.register()
    const wrong = await send(residents.login, { body: { email, password: `${password}!` } })
    const unknown = await send(residents.login, { body: { email: `net-${email}`, password } })
    expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'Введен некорректный логин или пароль' }])
    expect([unknown.status, await unknown.json()]).toEqual([401, { message: 'Введен некорректный логин или пароль' }])
  })

  test('is closed to an address for a quarter of an hour after ten failures, and sessions stay open', async () => {
    const resident = await Resident.register()
    const begun = Date.now()
    for (let count = 0; count < 10; count += 1) expect(await resident.logIn('не тот')).toBeNull()
    const closed = await send(residents.login, {
      body: { email: resident.email, password: resident.password },
      headers: resident.visitor,
    })
    expect(closed.status).toBe(429)
    expect(await closed.json()).toEqual({ message: 'Слишком много запросов. Попробуйте позже' })
    // counted from the first failure, which was not before the test began
    const left = 15 * 60 - Math.ceil((Date.now() - begun) / 1000)
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThanOrEqual(left)
    expect((await resident.user()).id).toBe(resident.id)
  })

  describe('after fifty failures of strangers within an hour', () => {
    let resident: Resident
    const attempt = async (headers: Record<string, string>, password = resident.password) => {
      const { email } = resident
      return (await send(residents.login, { body: { email: email.toUpperCase(), password }, headers })).status
    }

    beforeEach(async () => {
      resident = await Resident.register()
    })

    const exhaust = async () => {
      expect(await attempt(someVisitor(), 'не тот')).toBe(401)
      const { rowCount } = await database.query('UPDATE private_limits SET hits = 50 WHERE key = $1', [
        `login:3600:account:${hashAccount(resident.email)}`,
      ])
      expect(rowCount).toBe(1)
    }

    test('is closed to unknown addresses, and open where the owner logged in or registered', async () => {
      const registered = someVisitor()
      resident = await Resident.register({}, registered)
      const home = someVisitor()
      expect(await attempt(home)).toBe(200)
      await exhaust()
      expect([await attempt(someVisitor()), await attempt(home), await attempt(registered)]).toEqual([429, 200, 200])
      expect(await attempt(home, 'не тот')).toBe(401)
    })

    test('is closed where the owner has not logged in for thirty days', async () => {
      const home = someVisitor()
      expect(await attempt(home)).toBe(200)
      await exhaust()
      await database.query("UPDATE private_limits SET ends_at = now() - interval '1 s' WHERE key LIKE $1", [
        `known address:resident:${hashAccount(resident.email)}:%`,
      ])
      expect(await attempt(home)).toBe(429)
    })

    test('login is open at the address of a password reset', async () => {
      await exhaust()
      const phone = someVisitor()
      await send(residents.requestRestore, { body: { email: resident.email } })
      const token = keyIn(await waitForEmail(resident.email, 'Новый пароль'), 'reset')
      const body = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
      const reset = await send(residents.resetPassword, { body, headers: phone })
      expect(reset.status).toBe(200)
      expect([await attempt(someVisitor(), NEW_PASSWORD), await attempt(phone, NEW_PASSWORD)]).toEqual([429, 200])
    })
  })

  test('sixteen right passwords at once log in', async () => {
    const resident = await Resident.register()
    const tokens = await Promise.all(Array.from({ length: 16 }, () => resident.logIn()))
    expect(tokens.filter((token) => token === null)).toEqual([])
  })

  test('resets the count of failures with a right password', async () => {
    const resident = await Resident.register()
    for (let count = 0; count < 12; count += 1) expect(await resident.logIn()).not.toBeNull()
  })
})
