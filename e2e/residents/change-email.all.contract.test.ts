import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { Resident, send, someone } from '@/e2e/fixtures/resident'
import * as residents from '@/lib/domains/residents/contract'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

test('the confirmation email names a first or a new address', async () => {
  const first = await Resident.unconfirmed()
  const changed = await Resident.register()
  const again = first.email
  const mended = someone().email
  const fresh = someone().email
  for (const email of [again, mended])
    expect((await first.call(residents.editEmail, { body: { email } })).status).toBe(200)
  expect((await changed.call(residents.editEmail, { body: { email: fresh } })).status).toBe(200)
  for (const email of [again, mended]) {
    const { text } = await waitForEmail(email, 'Подтвердите электронную почту')
    expect(text).toContain('Если вы не регистрировались')
    expect(text).not.toMatch(/нов(?:ый|ого) адрес|меняли/)
  }
  expect((await waitForEmail(fresh, 'Подтвердите новый адрес')).text).toContain('Если вы не меняли адрес')
})

test('confirmation emails are limited to three an hour and ten a day per account and mailbox', async () => {
  const ask = async (who: Resident, email: string) => (await who.call(residents.editEmail, { body: { email } })).status
  const asked = async (who: Resident, emails: string[]) => {
    const statuses: number[] = []
    for (const email of emails) statuses.push(await ask(who, email))
    return statuses
  }
  const writer = await Resident.register()
  const strangers = Array.from({ length: 10 }, () => someone().email)
  // a refused form sends no email and does not count for the limit of an hour; that of a day counts it as a guess
  expect(await ask(writer, writer.email)).toBe(422)
  expect(await asked(writer, strangers.slice(0, 4))).toEqual([200, 200, 200, 429])
  const nextHour = () =>
    database.query("UPDATE private_limits SET ends_at = now() - interval '1 s' WHERE key = $1", [
      `editEmail:3600:caller:resident ${writer.id}`,
    ])
  for (const begin of [3, 6]) {
    await nextHour()
    expect(await asked(writer, strangers.slice(begin, begin + 3))).toEqual([200, 200, 200])
  }
  await nextHour()
  expect(await asked(writer, strangers.slice(9))).toEqual([429])

  const curious = await Resident.register()
  const taken = await asked(curious, Array<string>(11).fill(writer.email))
  expect(taken).toEqual([...Array<number>(10).fill(422), 429])

  const victim = someone().email
  const others = await Promise.all(Array.from({ length: 4 }, () => Resident.register()))
  const statuses: number[] = []
  for (const who of others) statuses.push(await ask(who, victim))
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('an address that is corrected and confirmed at the same moment stays until the correction is confirmed', async () => {
  for (let round = 0; round < 12; round += 1) {
    const who = await Resident.unconfirmed()
    const token = keyIn(await waitForEmail(who.email, 'Вы зарегистрированы'), 'confirm-email')
    const { email } = someone()
    const [confirmed, mended] = await Promise.all([
      send(residents.confirmEmail, { body: { token } }),
      who.call(residents.editEmail, { body: { email } }),
    ])
    expect(mended.status).toBe(200)
    expect([200, 422]).toContain(confirmed.status)
    const isFirst = confirmed.status === 200
    expect(await who.user()).toMatchObject({ email: who.email, email_confirmed: isFirst, pending_email: email })
    // only a confirmed address is told that another was asked for
    if (isFirst) await waitForEmail(who.email, 'Просьба сменить почту')
  }
})
