import type { Client } from 'pg'
import { awaitWaiter, openDatabase } from '@/e2e/fixtures/database'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone } from '@/e2e/fixtures/resident'
import {
  askAsGuest,
  booked,
  bookedAsGuest,
  buildBooking,
  openEmailLink,
  freeSlots,
  hireOfficial,
  isFree,
  linesOn,
  myBookings,
  someFreeSlot,
  withDay,
  type FreeSlot,
} from '@/e2e/receptions/receptions'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import * as receptions from '@/lib/domains/receptions/contract'
import * as residents from '@/lib/domains/residents/contract'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

let database: Client
let office: Office

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
})

afterAll(() => database.end())

describe('the office', () => {
  test('the office records who came, and a cancelled booking stays cancelled', async () => {
    const resident = await Resident.register()
    const { booking } = await booked(await someFreeSlot(), resident)
    await office.update('reception-bookings', booking.id, { state: 'came' })
    expect((await myBookings(resident))[0]?.state).toBe('came')
    const { rows } = await database.query('SELECT 1 FROM audit_log l WHERE l::text LIKE $1', ['%Пробова Анна%'])
    expect(rows).toEqual([]) // the log is never changed, so it must not hold the name
    const { booking: second } = await booked(await someFreeSlot(), resident)
    await resident.call(receptions.cancelMyReception, { body: { id: second.id } })
    await expect(office.update('reception-bookings', second.id, { state: 'booked' })).rejects.toThrow('400')
  })

  test('a called-off reception sends an email, and its time is not offered', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking } = await booked(slot, resident)
    const key = keyIn(await waitForEmail(resident.email, 'Вы записаны'), 'cancel-reception')
    await office.update('reception-bookings', booking.id, { state: 'called_off' })
    expect((await waitForEmail(resident.email, 'отменён')).text).toContain(booking.number)
    expect(await isFree(slot)).toBe(false)
    expect((await askAsGuest(slot)).errors).toEqual({ starts_at: ['Это время только что заняли: выберите другое'] })
    expect((await myBookings(resident))[0]).toMatchObject({ state: 'called_off', state_name: 'Приём не состоится' })
    expect(await openEmailLink(receptions.cancelReception, key)).toMatchObject({
      status: 200,
      message: `Приём по записи № ${booking.number} не состоится, отменять её не нужно`,
    })
    await expect(office.update('reception-bookings', booking.id, { state: 'booked' })).rejects.toThrow('400')
  })

  test('the office may free the time of a called-off reception', async () => {
    const resident = await Resident.register()
    const slots = await Promise.all(Array.from({ length: receptions.MAX_BOOKINGS }, someFreeSlot))
    for (const slot of slots) {
      const { booking } = await booked(slot, resident)
      await office.update('reception-bookings', booking.id, { state: 'called_off' })
    }
    const { booking } = await booked(await someFreeSlot(), resident)
    expect(booking.state).toBe('booked')
    const first = slots[0] as FreeSlot
    const { id } = (await myBookings(resident)).find(({ starts_at: start }) => start === first.starts_at) ?? {}
    await office.update('reception-bookings', id, { state: 'cancelled' })
    expect(await isFree(first)).toBe(true)
  })

  test('a booking cancelled by the office frees the time and sends an email', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking } = await booked(slot, resident)
    await office.update('reception-bookings', booking.id, { state: 'cancelled' })
    expect((await waitForEmail(resident.email, 'отменена')).text).toContain(booking.number)
    expect(await isFree(slot)).toBe(true)
  })

  test('the office does not overwrite a booking that changed while its form was open', async () => {
    const resident = await Resident.register()
    const { booking } = await booked(await someFreeSlot(), resident)
    const other = await openDatabase()
    await other.query('BEGIN')
    await other.query("UPDATE reception_bookings SET state = 'cancelled', updated_at = now() WHERE id = $1", [
      booking.id,
    ])
    const save = office
      .update('reception-bookings', booking.id, { state: 'came' })
      .catch((error: Error) => error.message)
    await awaitWaiter(other)
    await other.query('COMMIT')
    await other.end()
    expect(await save).toMatch(/409.*Загрузите страницу заново/)
    expect((await myBookings(resident))[0]?.state).toBe('cancelled')
  })
})

describe('a schedule that changes', () => {
  const begin = async (reception = linesOn('12345')) => {
    const official = await hireOfficial(office, reception)
    const resident = await Resident.register()
    const slot = (await freeSlots(official)).at(-1) as FreeSlot
    const { booking } = await booked(slot, resident)
    return { official, resident, slot, booking }
  }

  test.each([
    ['other hours', { reception: linesOn('12345', { to: '19:00' }), _status: 'published' }],
    ['no hours', { reception: [], _status: 'published' }],
    ['an official who is not shown', { _status: 'draft' }],
  ])('changing the schedule to %s emails those booked with a link to book again', async (_, change) => {
    const { official, resident, booking } = await begin()
    await office.update('ministers', official, change)
    const { text } = await waitForEmail(resident.email, 'не состоится')
    expect(text).toContain(booking.number)
    expect(text).toContain(paths.reception)
    expect((await myBookings(resident))[0]?.state).toBe('called_off')
    await runJobs()
    expect(await listEmails(resident.email, 'не состоится')).toHaveLength(1)
  })

  test('an official who leaves cancels bookings by email', async () => {
    const { official, resident } = await begin()
    await office.remove('ministers', official)
    await waitForEmail(resident.email, 'не состоится')
  })

  test('a new holiday cancels bookings by email', async () => {
    const { resident, slot } = await begin(linesOn('6'))
    await withDay(office, slot.starts_at.slice(0, 10), 'off', async () => {
      await waitForEmail(resident.email, 'не состоится')
    })
  })

  test('a changed schedule keeps bookings that still fit and emails a new place', async () => {
    const { official, resident } = await begin()
    await office.update('ministers', official, {
      reception: linesOn('12345', { slotMinutes: 30 }),
      _status: 'published',
    })
    await runJobs()
    expect((await myBookings(resident))[0]).toMatchObject({ state: 'booked', place: 'каб. 1' })
    await office.update('ministers', official, {
      reception: linesOn('12345', { place: 'каб. 2' }),
      _status: 'published',
    })
    expect((await waitForEmail(resident.email, 'изменилось место')).text).toContain('каб. 2')
    expect((await myBookings(resident))[0]).toMatchObject({ state: 'booked', place: 'каб. 2' })
  })

  test('a draft schedule shows how many bookings it would cancel', async () => {
    const { official, resident } = await begin()
    expect((await office.read('ministers', official)).bookedNotice).toMatch(/: 1\sчеловек\. Часы подходят всем/)
    await office.update('ministers', official, { reception: [] }, { draft: true })
    expect((await office.read('ministers', official, { draft: true })).bookedNotice).toContain('отменят записей: 1')
    await runJobs()
    expect((await myBookings(resident))[0]?.state).toBe('booked')
  })

  test('a changed schedule invalidates the link of an earlier hold', async () => {
    const official = await hireOfficial(office)
    const { email } = someone()
    await bookedAsGuest((await freeSlots(official)).at(-1) as FreeSlot, email)
    const token = keyIn(await waitForEmail(email, 'Подтвердите запись на приём'), 'confirm-reception')
    await office.update('ministers', official, { reception: [], _status: 'published' })
    const response = await openEmailLink(receptions.confirmReception, token)
    expect([response.status, response.errors]).toEqual([422, { token: ['В это время не принимают: выберите другое'] }])
  })
})

test('a queued email is withdrawn once its booking is over', async () => {
  const resident = await Resident.register()
  const { email } = someone()
  const { booking } = await booked(await someFreeSlot(), resident)
  const { booking: called } = await booked(await someFreeSlot(), resident)
  const body = buildBooking(await someFreeSlot(), email)
  const held = receptions.bookReception.answer.parse(
    await (await resident.call(receptions.bookReception, { body })).json(),
  ).booking
  for (const { id } of [booking, held]) await resident.call(receptions.cancelMyReception, { body: { id } })
  await office.update('reception-bookings', called.id, { state: 'called_off' })
  await waitForEmail(resident.email, 'отменён')
  await runJobs()
  expect(await listEmails(resident.email, 'Вы записаны')).toEqual([])
  expect(await listEmails(email)).toEqual([])
})

describe('reception reminders and deletion', () => {
  test('a reception reminder is sent once, the day before', async () => {
    const official = await hireOfficial(office, linesOn('1234567', { from: '00:00', to: '23:59', slotMinutes: 120 }))
    const resident = await Resident.register()
    const { booking } = await booked((await freeSlots(official)).at(-1) as FreeSlot, resident)
    await runJobs()
    expect(await listEmails(resident.email, 'Напоминаем')).toEqual([])
    const { rows } = await database.query<{ day: string }>(
      `UPDATE reception_bookings SET starts_at = date_trunc('hour', now() + interval '23 hours'),
         booked_at = now() - interval '2 days' WHERE id = $1 RETURNING to_char(starts_at AT TIME ZONE $2, 'YYYY-MM-DD') AS day`,
      [booking.id, env.TIME_ZONE],
    )
    await withDay(office, String(rows[0]?.day), null, async () => {
      const email = await waitForEmail(resident.email, 'Напоминаем о приёме')
      expect(keyIn(email, 'cancel-reception')).toContain(`${booking.id}_`)
      await runJobs()
    })
    expect(await listEmails(resident.email, 'Напоминаем')).toHaveLength(1)
  })

  test('a reminder that mail held up does not come after the reception', async () => {
    const { booking } = await booked(await someFreeSlot(), await Resident.register())
    await database.query("UPDATE reception_bookings SET starts_at = now() - interval '1 minute' WHERE id = $1", [
      booking.id,
    ])
    const { rows } = await database.query<{ id: number }>(
      `INSERT INTO ${EMAILS_TABLE} (recipient, kind, subject, text, html, message_id, depends_on)
       VALUES ($1, 'reminder', 'Напоминаем', '', '', $2, $3) RETURNING id`,
      [someone().email, crypto.randomUUID(), `reception ${booking.id}`],
    )
    await runJobs()
    expect((await database.query(`SELECT 1 FROM ${EMAILS_TABLE} WHERE id = $1`, [rows[0]?.id])).rows).toEqual([])
  })

  test('a booking is deleted a year after the reception, and an unconfirmed hold after its hour', async () => {
    const { booking: old } = await booked(await someFreeSlot(), await Resident.register())
    const { booking: held } = await bookedAsGuest(await someFreeSlot(), someone().email)
    await database.query("UPDATE reception_bookings SET starts_at = now() - interval '13 months' WHERE id = $1", [
      old.id,
    ])
    await database.query('UPDATE reception_bookings SET held_until = now() WHERE id = $1', [held.id])
    expect(
      await eventually(
        () => kept([old.id, held.id]),
        (ids) => ids.length === 0,
      ),
    ).toEqual([])
  })

  test('the receptions to come of an erased account stay, its other bookings are deleted', async () => {
    const resident = await Resident.register()
    const { booking: ahead } = await booked(await someFreeSlot(), resident)
    const calledOff = await someFreeSlot()
    const { booking: closed } = await booked(calledOff, resident)
    await office.update('reception-bookings', closed.id, { state: 'called_off' })
    const { booking: past } = await booked(await someFreeSlot(), resident)
    await database.query("UPDATE reception_bookings SET starts_at = now() - interval '1 day' WHERE id = $1", [past.id])
    const held = await someFreeSlot()
    await resident.call(receptions.bookReception, { body: buildBooking(held) })
    await database.query("UPDATE residents SET erased_at = now() - interval '1 minute' WHERE id = $1", [resident.id])
    const ids = [ahead.id, closed.id, past.id]
    expect(
      await eventually(
        () => kept(ids),
        ({ length }) => length < 3,
      ),
    ).toEqual([ahead.id, closed.id])
    expect([await isFree(held), await isFree(calledOff)]).toEqual([true, false])
    expect((await office.read('reception-bookings', ahead.id)).residentId).toBeNull()
    await office.update('reception-bookings', ahead.id, { state: 'called_off' })
    expect((await waitForEmail(resident.email, 'отменён')).text).toContain(ahead.number)
    await database.query(
      "UPDATE reception_bookings SET starts_at = starts_at - interval '15 months' WHERE id = ANY($1)",
      [ids],
    )
    expect(
      await eventually(
        () => kept(ids),
        ({ length }) => length === 0,
      ),
    ).toEqual([])
  })
})

test('emails about a reception follow the account to its new address, not those to another address', async () => {
  const resident = await Resident.register()
  const old = resident.email
  const { email: other } = someone()
  const { email: fresh } = someone()
  const { booking } = await booked(await someFreeSlot(), resident)
  const response = await resident.call(receptions.bookReception, { body: buildBooking(await someFreeSlot(), other) })
  const { booking: second } = receptions.bookReception.answer.parse(await response.json())
  await openEmailLink(
    receptions.confirmReception,
    keyIn(await waitForEmail(other, 'Подтвердите запись на приём'), 'confirm-reception'),
  )
  await resident.call(residents.editEmail, { body: { email: fresh } })
  const token = keyIn(await waitForEmail(fresh, 'Подтвердите новый адрес'), 'confirm-email')
  expect((await send(residents.confirmEmail, { body: { token } })).status).toBe(200)

  for (const { id } of [booking, second]) await office.update('reception-bookings', id, { state: 'called_off' })
  expect((await waitForEmail(fresh, 'отменён')).text).toContain(booking.number)
  expect((await waitForEmail(other, 'отменён')).text).toContain(second.number)
  expect(await listEmails(old, 'отменён')).toEqual([])
})

async function kept(ids: number[]): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    'SELECT id FROM reception_bookings WHERE id = ANY($1) ORDER BY id',
    [ids],
  )
  return rows.map(({ id }) => id)
}
