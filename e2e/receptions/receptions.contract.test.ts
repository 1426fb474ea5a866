import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { keyIn, listEmails, waitForEmail } from '@/e2e/fixtures/emails'
import { eventually } from '@/e2e/fixtures/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/fixtures/resident'
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
  type FreeSlot,
} from '@/e2e/receptions/receptions'
import { paths } from '@/lib/config/paths'
import type { AnswerOf } from '@/lib/contract/operation'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import * as receptions from '@/lib/domains/receptions/contract'
import { search } from '@/lib/domains/search/contract'

const SLOT_TAKEN = 'Это время только что заняли: выберите другое'

const RIVALS = 50

let database: Client
let office: Office

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
})

afterAll(() => database.end())

describe('a resident with a confirmed address', () => {
  test('books at once, sees the booking in the cabinet and cancels it', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking, message } = await booked(slot, resident)
    expect(booking).toMatchObject({ starts_at: slot.starts_at, state: 'booked', place: 'каб. 1' })
    expect(booking.number).toMatch(/^П-\d\d-\d+$/)
    expect(message).toContain(booking.number)
    expect((await waitForEmail(resident.email, 'Вы записаны на приём')).text).toContain(booking.number)
    expect(await isFree(slot)).toBe(false)
    expect((await myBookings(resident)).map(({ id }) => id)).toEqual([booking.id])

    const response = await resident.call(receptions.cancelMyReception, { body: { id: booking.id } })
    expect(await response.json()).toEqual({ message: `Запись № ${booking.number} отменена, время снова свободно` })
    expect(await isFree(slot)).toBe(true)
    expect((await booked(slot, await Resident.register())).booking.state).toBe('booked')
  })

  test('a resident has to confirm another address by email', async () => {
    const resident = await Resident.register()
    const response = await resident.call(receptions.bookReception, { body: buildBooking(await someFreeSlot()) })
    expect(receptions.bookReception.answer.parse(await response.json()).booking.state).toBe('waiting')
  })

  test('cannot cancel bookings of others, nor cancel twice', async () => {
    const [resident, other] = await Promise.all([Resident.register(), Resident.register()])
    const { booking } = await booked(await someFreeSlot(), resident)
    const cancelAs = async (one: Resident) =>
      (await one.call(receptions.cancelMyReception, { body: { id: booking.id } })).status
    expect(await cancelAs(other)).toBe(404)
    expect(await cancelAs(resident)).toBe(200)
    expect(await cancelAs(resident)).toBe(404)
  })
})

describe('a guest', () => {
  test('a guest’s time is held until the email link is opened and cancelled by a link', async () => {
    const { email } = someone()
    const slot = await someFreeSlot()
    const { booking } = await bookedAsGuest(slot, email)
    expect(booking.state).toBe('waiting')
    expect(await isFree(slot)).toBe(false)
    expect(await findBookings(email)).toEqual([])

    const asked = await waitForEmail(email, 'Подтвердите запись на приём')
    expect(asked.text).toContain(`Где: ${booking.place}`)
    const again = { number: booking.number, email }
    const answers = await Promise.all(
      [again, { ...again, number: 'нет такой' }].map(async (body) =>
        (await send(receptions.resendReceptionEmail, { body, headers: someVisitor() })).json(),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    await eventually(
      () => listEmails(email, 'Подтвердите запись на приём'),
      ({ length }) => length === 2,
    )
    const token = keyIn(asked, 'confirm-reception')
    const confirmed = await openEmailLink(receptions.confirmReception, token)
    expect(confirmed.status).toBe(200)
    expect(confirmed.message).toContain(`${booking.official}. Где: ${booking.place}. Возьмите паспорт`)
    expect(await openEmailLink(receptions.confirmReception, token)).toMatchObject({
      message: 'Уже подтверждено',
    })
    expect(await findBookings(email)).toMatchObject([{ number: booking.number, state: 'booked' }])

    const told = await waitForEmail(email, 'Вы записаны на приём')
    expect(told.text).toContain(`Где: ${booking.place}`)
    const key = keyIn(told, 'cancel-reception')
    const described = await openEmailLink(receptions.describeReception, key)
    expect(described.message).toContain(
      `. ${booking.official}. Где: ${booking.place}. Номер записи — ${booking.number}`,
    )
    const cancelled = { status: 200, message: `Запись № ${booking.number} отменена, время снова свободно` }
    expect(await openEmailLink(receptions.cancelReception, key)).toMatchObject(cancelled)
    expect(await openEmailLink(receptions.cancelReception, key)).toMatchObject(cancelled)
    expect(await isFree(slot)).toBe(true)
    expect(await openEmailLink(receptions.confirmReception, token)).toMatchObject({ status: 422 })
  })

  test('who does not open the link in time loses the time to the next person', async () => {
    const { email } = someone()
    const slot = await someFreeSlot()
    const { booking } = await bookedAsGuest(slot, email)
    const token = keyIn(await waitForEmail(email, 'Подтвердите запись на приём'), 'confirm-reception')
    await database.query('UPDATE reception_bookings SET held_until = now() WHERE id = $1', [booking.id])
    expect(await isFree(slot)).toBe(true)
    expect(await openEmailLink(receptions.confirmReception, token)).toMatchObject({ status: 422 })
    expect((await booked(slot, await Resident.register())).booking.state).toBe('booked')
    expect(await openEmailLink(receptions.confirmReception, token)).toMatchObject({ status: 422 })
  })

  test('an invented booking key changes nothing', async () => {
    const { booking } = await booked(await someFreeSlot(), await Resident.register())
    for (const operation of [receptions.confirmReception, receptions.describeReception, receptions.cancelReception])
      expect(await openEmailLink(operation, `${booking.id}_${'a'.repeat(43)}`)).toMatchObject({ status: 422 })
  })

  test('a booking key does not open a booking with the same id after a restored backup', async () => {
    const { email } = someone()
    const { booking } = await bookedAsGuest(await someFreeSlot(), email)
    const token = keyIn(await waitForEmail(email, 'Подтвердите запись на приём'), 'confirm-reception')
    await database.query("UPDATE reception_bookings SET created_at = created_at + interval '1 second' WHERE id = $1", [
      booking.id,
    ])
    expect(await openEmailLink(receptions.confirmReception, token)).toMatchObject({ status: 422 })
    expect(await openEmailLink(receptions.cancelReception, token)).toMatchObject({ status: 422 })
    expect(await kept([booking.id])).toEqual([booking.id])
  })
})

test('of fifty calls for one time at once exactly one books it, and the others are refused at the field', async () => {
  const slot = await someFreeSlot()
  const responses = await Promise.all(Array.from({ length: RIVALS }, () => askAsGuest(slot)))
  const refused = responses.filter(({ status }) => status === 422)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(RIVALS - 1)
  for (const { errors } of refused) expect(errors).toEqual({ starts_at: [SLOT_TAKEN] })
  const { rows } = await database.query(
    "SELECT 1 FROM reception_bookings WHERE official_id = $1 AND starts_at = $2 AND state <> 'cancelled'",
    [slot.official_id, slot.starts_at],
  )
  expect(rows).toHaveLength(1)
})

describe('limits', () => {
  test('one address has at most three receptions to come, even if they are confirmed at once', async () => {
    const { email } = someone()
    const slots = await Promise.all(Array.from({ length: 5 }, someFreeSlot))
    const held = await Promise.all(slots.map((slot) => askAsGuest(slot, email)))
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const emails = await eventually(
      () => listEmails(email, 'Подтвердите'),
      ({ length }) => length === slots.length,
    )
    const responses = await Promise.all(
      emails.map((email) => openEmailLink(receptions.confirmReception, keyIn(email, 'confirm-reception'))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(receptions.MAX_BOOKINGS)
    expect(responses.find(({ status }) => status === 422)?.errors).toEqual({
      token: ['Записаться можно не больше чем на 3\u00A0приёма сразу: отмените одну из записей или дождитесь приёма'],
    })
    expect((await findBookings(email)).map(({ state }) => state)).toEqual(['booked', 'booked', 'booked'])
  })

  test('of an address cannot be used up by a stranger, who does not learn of its bookings either', async () => {
    const resident = await Resident.register()
    const stranger = async () => askAsGuest(await someFreeSlot(), resident.email)
    for (let count = 0; count < receptions.MAX_BOOKINGS; count += 1) expect((await stranger()).status).toBe(200)
    for (let count = 0; count < receptions.MAX_BOOKINGS; count += 1)
      expect((await booked(await someFreeSlot(), resident)).booking.state).toBe('booked')
    expect(await stranger()).toEqual({ status: 200, errors: undefined })
    const body = buildBooking(await someFreeSlot(), resident.email)
    expect((await resident.call(receptions.bookReception, { body })).status).toBe(422)
  })

  test('an account has a limit too, whatever addresses it names', async () => {
    const resident = await Resident.register()
    const ask = async () => resident.call(receptions.bookReception, { body: buildBooking(await someFreeSlot()) })
    const statuses = []
    for (let count = 0; count <= receptions.MAX_BOOKINGS; count += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 422])
  })
})

test.each(['приём граждан', 'приём заместителя главы', 'записаться на приём'])(
  'searching «%s» finds the reception page first',
  async (text) => {
    const response = await send(search, { query: `?text=${encodeURIComponent(text)}` })
    expect(search.answer.parse(await response.json()).best_bets[0]?.url).toBe(paths.reception)
  },
)

describe('what is refused', () => {
  test('a time that the schedule does not have, and an official who does not receive', async () => {
    const slot = await someFreeSlot()
    const night = slot.starts_at.replace(/T.*/, 'T00:00:00Z')
    expect((await askAsGuest({ ...slot, starts_at: night })).errors).toEqual({
      starts_at: ['В это время не принимают: выберите другое'],
    })
    expect((await askAsGuest({ ...slot, official_id: 2_000_000_000 })).status).toBe(404)
  })

  test('a form without consent, name, phone or topic, each at its field', async () => {
    const body = { ...(await someFreeSlot()), name: ' ', email: 'нет', phone: '12', topic: '', consents: [] }
    const response = await send(receptions.bookReception, { body, headers: someVisitor() })
    const { errors } = (await response.json()) as { errors: object }
    expect(response.status).toBe(422)
    expect(Object.keys(errors).sort()).toEqual(['consents', 'email', 'name', 'phone', 'topic'])
  })

  test('a form without the field of the consent, at that field', async () => {
    const { consents: _left, ...body } = buildBooking(await someFreeSlot())
    const response = await send(receptions.bookReception, { body, headers: someVisitor() })
    const { errors } = (await response.json()) as { errors: object }
    expect([response.status, Object.keys(errors)]).toEqual([422, ['consents']])
  })

  test('a talk that would overlap a booked one of another length', async () => {
    const official = await hireOfficial(office, linesOn('12345', { slotMinutes: 30 }))
    const [, second] = await freeSlots(official)
    const { starts_at: start } = second as FreeSlot // 8:30
    await booked({ official_id: official, starts_at: start }, await Resident.register())
    await office.update('ministers', official, {
      reception: linesOn('12345', { slotMinutes: 20 }),
      _status: 'published',
    })
    const at = (minutes: number) => ({
      official_id: official,
      starts_at: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    })
    expect((await askAsGuest(at(-10))).errors).toEqual({ starts_at: [SLOT_TAKEN] }) // 8:20 to 8:40
    expect((await askAsGuest(at(10))).errors).toEqual({ starts_at: [SLOT_TAKEN] })
    expect((await askAsGuest(at(-30))).status).toBe(200)
    expect((await askAsGuest(at(30))).status).toBe(200)
  })
})

test('reception slots do not reveal who booked them', async () => {
  const resident = await Resident.register()
  const slot = await someFreeSlot()
  await booked(slot, resident)
  const response = await send(receptions.getReceptionSlots, { query: `?official=${slot.official_id}` })
  const text = await response.text()
  expect(
    Object.keys((JSON.parse(text) as AnswerOf<typeof receptions.getReceptionSlots>).reception.days[0]?.slots[0] ?? {}),
  ).toEqual(['starts_at', 'is_free'])
  expect(text).not.toContain(resident.email)
})

test('the feed of the cabinet counts all bookings and shows the newest first', async () => {
  const resident = await Resident.register()
  const past = 60
  await database.query(
    `INSERT INTO reception_bookings (number, official_id, official, starts_at, place, name, email, phone, topic, resident_id, state)
     SELECT 'Т-' || $1::int || '-' || n, 1, 'Проба', now() - n * interval '1 day', 'каб. 1', 'Проба', $2, '1', 'Проба', $1::int, 'came'
     FROM generate_series(1, $3::int) n`,
    [resident.id, resident.email, past],
  )
  const { booking } = await booked(await someFreeSlot(), resident)
  const { feed } = listResidentFeed.answer.parse(await (await resident.call(listResidentFeed)).json())
  expect(feed.total).toBe(past + 1)
  expect(feed.data[0]).toMatchObject({ kind: 'reception', id: booking.id })
})

test('an official who stops receiving has no times', async () => {
  const official = await hireOfficial(office)
  expect((await freeSlots(official)).length).toBeGreaterThan(0)
  await office.update('ministers', official, { reception: [], _status: 'published' })
  const response = await send(receptions.getReceptionSlots, { query: `?official=${official}` })
  expect(response.status).toBe(404)
})

function findBookings(email: string) {
  return office.find('reception-bookings', { 'where[email][equals]': email, depth: '0' })
}

async function kept(ids: number[]): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM reception_bookings WHERE id = ANY($1)', [ids])
  return rows.map(({ id }) => id)
}
