import { Client } from 'pg'
import { runJobs } from '@/e2e/kit/jobs'
import { Office } from '@/e2e/kit/office'
import { keyIn, lettersTo, letterTo } from '@/e2e/kit/outbox'
import { eventually } from '@/e2e/kit/portal'
import { Resident, send, someone, someVisitor } from '@/e2e/kit/resident'
import { bookingOf, freeSlots, hireOfficial, someFreeSlot, type FreeSlot } from '@/e2e/receptions/receptions'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { AnswerOf } from '@/lib/contract/operation'
import * as receptions from '@/lib/domains/receptions/contract'
import { search } from '@/lib/domains/search/contract'

const CROWD = 50

let database: Client
let office: Office

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  office = await Office.logIn()
})

afterAll(() => database.end())

describe('a resident with a confirmed address', () => {
  test('has the time at once, reads of it in the cabinet and gives it back', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking, message } = await booked(slot, resident)
    expect(booking).toMatchObject({ starts_at: slot.starts_at, state: 'booked', place: 'каб. 1' })
    expect(booking.number).toMatch(/^П-\d\d-\d+$/)
    expect(message).toContain(booking.number)
    expect((await letterTo(resident.email, 'Вы записаны на приём')).text).toContain(booking.number)
    expect(await isFree(slot)).toBe(false)
    expect((await ownBookings(resident)).map(({ id }) => id)).toEqual([booking.id])

    const answer = await resident.call(receptions.cancelMyReception, { body: { id: booking.id } })
    expect(await answer.json()).toEqual({ message: messages.receptionCancelled(booking.number) })
    expect(await isFree(slot)).toBe(true)
    expect((await booked(slot, await Resident.register())).booking.state).toBe('booked')
  })

  test('is asked for a letter where another address is given', async () => {
    const resident = await Resident.register()
    const answer = await resident.call(receptions.bookReception, { body: bookingOf(await someFreeSlot()) })
    expect(receptions.bookReception.answer.parse(await answer.json()).booking.state).toBe('waiting')
  })

  test('cancels nothing of others, nor twice', async () => {
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
  test('holds the time until the link of the letter is opened, and cancels by a link', async () => {
    const { email } = someone()
    const slot = await someFreeSlot()
    const { booking } = await bookedAsGuest(slot, email)
    expect(booking.state).toBe('waiting')
    expect(await isFree(slot)).toBe(false)
    expect(await journalOf(email)).toEqual([])

    const token = keyIn(await letterTo(email, 'Подтвердите запись на приём'), 'confirm-reception')
    expect(await by(receptions.confirmReception, token)).toMatchObject({ status: 200 })
    expect(await by(receptions.confirmReception, token)).toMatchObject({ message: messages.alreadyConfirmed })
    expect(await journalOf(email)).toMatchObject([{ number: booking.number, state: 'booked' }])

    const key = keyIn(await letterTo(email, 'Вы записаны на приём'), 'cancel-reception')
    const cancelled = { status: 200, message: messages.receptionCancelled(booking.number) }
    expect(await by(receptions.cancelReception, key)).toMatchObject(cancelled)
    expect(await by(receptions.cancelReception, key)).toMatchObject(cancelled)
    expect(await isFree(slot)).toBe(true)
    expect(await by(receptions.confirmReception, token)).toMatchObject({ status: 422 })
  })

  test('who does not open it in time loses it to the next one', async () => {
    const { email } = someone()
    const slot = await someFreeSlot()
    const { booking } = await bookedAsGuest(slot, email)
    const token = keyIn(await letterTo(email, 'Подтвердите запись на приём'), 'confirm-reception')
    await database.query('UPDATE reception_bookings SET held_until = now() WHERE id = $1', [booking.id])
    expect(await isFree(slot)).toBe(true)
    expect(await by(receptions.confirmReception, token)).toMatchObject({ status: 422 })
    expect((await booked(slot, await Resident.register())).booking.state).toBe('booked')
    expect(await by(receptions.confirmReception, token)).toMatchObject({ status: 422 })
  })

  test('with a made-up key does nothing', async () => {
    const { booking } = await booked(await someFreeSlot(), await Resident.register())
    for (const operation of [receptions.confirmReception, receptions.cancelReception])
      expect(await by(operation, `${booking.id}_${'a'.repeat(43)}`)).toMatchObject({ status: 422 })
  })
})

test('of fifty who want one time at once exactly one has it, the others are told at the field', async () => {
  const slot = await someFreeSlot()
  const answers = await Promise.all(Array.from({ length: CROWD }, () => askAsGuest(slot)))
  const refused = answers.filter(({ status }) => status === 422)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(CROWD - 1)
  for (const { errors } of refused) expect(errors).toEqual({ starts_at: [messages.slotTaken] })
  const { rows } = await database.query(
    "SELECT 1 FROM reception_bookings WHERE official_id = $1 AND starts_at = $2 AND state <> 'cancelled'",
    [slot.official_id, slot.starts_at],
  )
  expect(rows).toHaveLength(1)
})

describe('limits', () => {
  test('one address has three receptions to come and no more, however at once they are asked for', async () => {
    const { email } = someone()
    const slots = await Promise.all(Array.from({ length: 5 }, someFreeSlot))
    const answers = await Promise.all(slots.map((slot) => askAsGuest(slot, email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(receptions.MOST_BOOKINGS)
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({
      email: [messages.bookingsLimit(receptions.MOST_BOOKINGS)],
    })
  })

  test('an account has them too, whatever addresses it names', async () => {
    const resident = await Resident.register()
    const ask = async () => resident.call(receptions.bookReception, { body: bookingOf(await someFreeSlot()) })
    const statuses = []
    for (let count = 0; count <= receptions.MOST_BOOKINGS; count += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([200, 200, 200, 422])
  })
})

test.each(['приём граждан', 'приём заместителя главы', 'записаться на приём'])(
  '«%s» finds the page first',
  async (text) => {
    const answer = await send(search, { query: `?text=${encodeURIComponent(text)}` })
    expect(search.answer.parse(await answer.json()).best_bets[0]?.url).toBe(paths.reception)
  },
)

describe('what is refused', () => {
  test('a time that the schedule does not have, and an official who does not receive', async () => {
    const slot = await someFreeSlot()
    const night = slot.starts_at.replace(/T.*/, 'T00:00:00Z')
    expect((await askAsGuest({ ...slot, starts_at: night })).errors).toEqual({ starts_at: [messages.slotUnknown] })
    expect((await askAsGuest({ ...slot, official_id: 2_000_000_000 })).status).toBe(404)
  })

  test('a form without consent, name, phone or topic, each at its field', async () => {
    const body = { ...(await someFreeSlot()), name: ' ', email: 'нет', phone: '12', topic: '', consents: [] }
    const answer = await send(receptions.bookReception, { body, headers: someVisitor() })
    const { errors } = (await answer.json()) as { errors: object }
    expect(answer.status).toBe(422)
    expect(Object.keys(errors).sort()).toEqual(['consents', 'email', 'name', 'phone', 'topic'])
  })
})

test('the times tell nothing of who has them', async () => {
  const resident = await Resident.register()
  const slot = await someFreeSlot()
  await booked(slot, resident)
  const answer = await send(receptions.getReceptionSlots, { query: `?official=${slot.official_id}` })
  const text = await answer.text()
  expect(
    Object.keys((JSON.parse(text) as AnswerOf<typeof receptions.getReceptionSlots>).reception.days[0]?.slots[0] ?? {}),
  ).toEqual([...['starts_at', 'is_free']])
  expect(text).not.toContain(resident.email)
})

describe('the office', () => {
  test('writes down who came; what is cancelled does not come back', async () => {
    const resident = await Resident.register()
    const { booking } = await booked(await someFreeSlot(), resident)
    await office.update('reception-bookings', booking.id, { state: 'came' })
    expect((await ownBookings(resident))[0]?.state).toBe('came')
    const { rows } = await database.query('SELECT 1 FROM audit_log l WHERE l::text LIKE $1', ['%Пробова Анна%'])
    expect(rows).toEqual([]) // the log forgets nothing, so it may not know the name
    const { booking: second } = await booked(await someFreeSlot(), resident)
    await resident.call(receptions.cancelMyReception, { body: { id: second.id } })
    await expect(office.update('reception-bookings', second.id, { state: 'booked' })).rejects.toThrow('400')
  })

  test('calls a reception off, and whoever booked is told', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking } = await booked(slot, resident)
    await office.update('reception-bookings', booking.id, { state: 'cancelled' })
    expect((await letterTo(resident.email, 'отменён')).text).toContain(booking.number)
    expect(await isFree(slot)).toBe(true)
  })
})

describe('with time', () => {
  test('a reminder comes the day before, once', async () => {
    const resident = await Resident.register()
    const { booking } = await booked(await someFreeSlot(), resident)
    await runJobs()
    expect(await lettersTo(resident.email, 'Напоминаем')).toEqual([])
    await database.query(
      "UPDATE reception_bookings SET starts_at = now() + interval '23 hours', booked_at = now() - interval '2 days' WHERE id = $1",
      [booking.id],
    )
    const letter = await letterTo(resident.email, 'Напоминаем о приёме')
    expect(keyIn(letter, 'cancel-reception')).toContain(`${booking.id}_`)
    await runJobs()
    expect(await lettersTo(resident.email, 'Напоминаем')).toHaveLength(1)
  })

  test('a year after the reception nothing is kept of it, nor of a hold that nobody confirmed', async () => {
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

  test('an erased account leaves no booking, and the time is free', async () => {
    const resident = await Resident.register()
    const slot = await someFreeSlot()
    const { booking } = await booked(slot, resident)
    await database.query("UPDATE residents SET erased_at = now() - interval '1 minute' WHERE id = $1", [resident.id])
    expect(
      await eventually(
        () => kept([booking.id]),
        (ids) => ids.length === 0,
      ),
    ).toEqual([])
    expect(await isFree(slot)).toBe(true)
  })
})

test('an official who stops receiving has no times', async () => {
  const official = await hireOfficial(office)
  expect((await freeSlots(official)).length).toBeGreaterThan(0)
  await office.update('ministers', official, { reception: [], _status: 'published' })
  const answer = await send(receptions.getReceptionSlots, { query: `?official=${official}` })
  expect(answer.status).toBe(404)
})

async function booked(slot: FreeSlot, resident: Resident) {
  const answer = await resident.call(receptions.bookReception, { body: bookingOf(slot, resident.email) })
  return receptions.bookReception.answer.parse(await answer.json())
}

async function bookedAsGuest(slot: FreeSlot, email: string) {
  const answer = await send(receptions.bookReception, { body: bookingOf(slot, email), headers: someVisitor() })
  return receptions.bookReception.answer.parse(await answer.json())
}

/** Asks as the form does, under a key of its own: the whole call is then one transaction. */
async function askAsGuest(slot: FreeSlot, email?: string) {
  const headers = { ...someVisitor(), 'Idempotency-Key': crypto.randomUUID() }
  const answer = await send(receptions.bookReception, { body: bookingOf(slot, email), headers })
  const { errors } = (await answer.json()) as { errors?: object }
  return { status: answer.status, errors }
}

async function by(operation: typeof receptions.confirmReception | typeof receptions.cancelReception, token: string) {
  const answer = await send(operation, { body: { token }, headers: someVisitor() })
  const { message } = (await answer.json()) as { message: string }
  return { status: answer.status, message }
}

async function isFree({ official_id: official, starts_at: start }: FreeSlot): Promise<boolean> {
  return (await freeSlots(official)).some((slot) => slot.starts_at === start)
}

async function ownBookings(resident: Resident) {
  return receptions.listMyReceptions.answer.parse(await (await resident.call(receptions.listMyReceptions)).json())
    .bookings
}

function journalOf(email: string) {
  return office.find('reception-bookings', { 'where[email][equals]': email, depth: '0' })
}

async function kept(ids: number[]): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM reception_bookings WHERE id = ANY($1)', [ids])
  return rows.map(({ id }) => id)
}
