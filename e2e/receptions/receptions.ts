import { Office } from '@/e2e/fixtures/office'
import { type Resident, send, someName, someone, someVisitor } from '@/e2e/fixtures/resident'
import { at } from '@/e2e/fixtures/portal'
import {
  bookReception,
  getReceptionSlots,
  listMyReceptions,
  type cancelReception,
  type confirmReception,
} from '@/lib/domains/receptions/contract'

/** This time may be booked. */
export interface FreeSlot {
  official_id: number
  starts_at: string
}

/** The office writes an official's hours in such lines. */
interface Line {
  weekday: string
  weeks: 'every'
  from: string
  to: string
  slotMinutes: number
  place: string
}

/** Makes hours for these weekdays. `more` sets them apart from those of other tests. */
export function linesOn(weekdays: string, more: Partial<Line> = {}): Line[] {
  return [...weekdays].map((weekday) => ({
    weekday,
    weeks: 'every',
    from: '08:00',
    to: '20:00',
    slotMinutes: 5,
    place: 'каб. 1',
    ...more,
  }))
}

/** Makes an official for the tests who receives on every working day, so that no two tests want the same time. */
export async function hireOfficial(office: Office, reception = linesOn('12345')): Promise<number> {
  const [organization] = await office.find('organizations', { limit: '1', depth: '0' })
  const official = await office.create('ministers', {
    surname: someName('Пробов'),
    name: 'Приём',
    post: 'Проверяющий',
    organization: organization?.id,
    reception,
    _status: 'published',
  })
  return Number(official.id)
}

/**
 * Changes the kind of a day in the calendar while the work is done; null removes the day. Use a Saturday, which changes no terms.
 */
export async function withDay(office: Office, day: string, kind: 'off' | null, work: () => Promise<void>) {
  const before = (await office.readGlobal('working-calendar')).days as { day: string; kind: string }[]
  const others = before.filter((row) => !row.day.startsWith(day))
  const changed = kind === null ? [] : [{ day: `${day}T09:00:00.000Z`, kind, title: 'Проба' }]
  await office.updateGlobal('working-calendar', { days: [...others, ...changed] })
  try {
    await work()
  } finally {
    await office.updateGlobal('working-calendar', { days: before })
  }
}

/** Returns the free times of an official, the earliest first. */
export async function freeSlots(official: number): Promise<FreeSlot[]> {
  const response = await fetch(at(`${getReceptionSlots.path}?official=${official}`))
  const { reception } = getReceptionSlots.answer.parse(await response.json())
  const slots = reception.days.flatMap((day) => day.slots)
  return slots.filter((slot) => slot.is_free).map((slot) => ({ official_id: official, starts_at: slot.starts_at }))
}

let unused: Promise<FreeSlot[]> | undefined

/** Returns a time that no other test was given. */
export async function someFreeSlot(): Promise<FreeSlot> {
  unused ??= Office.logIn().then(hireOfficial).then(freeSlots)
  const slot = (await unused).shift()
  if (!slot) throw new Error('Свободное время кончилось')
  return slot
}

/** Makes a valid booking. */
export function buildBooking(slot: FreeSlot, email = someone().email) {
  return {
    ...slot,
    name: 'Пробова Анна Игоревна',
    email,
    phone: '+7 (928) 055-12-34',
    topic: 'Ремонт двора',
    consents: ['reception'],
  }
}

/** Books with the confirmed address of the resident. */
export async function booked(slot: FreeSlot, resident: Resident) {
  const response = await resident.call(bookReception, { body: buildBooking(slot, resident.email) })
  return bookReception.answer.parse(await response.json())
}

/** Holds a time until an email is opened. */
export async function bookedAsGuest(slot: FreeSlot, email: string) {
  const response = await send(bookReception, { body: buildBooking(slot, email), headers: someVisitor() })
  return bookReception.answer.parse(await response.json())
}

/** Books with an idempotency key as the form does, so the whole call is one transaction. */
export async function askAsGuest(slot: FreeSlot, email?: string) {
  const headers = { ...someVisitor(), 'Idempotency-Key': crypto.randomUUID() }
  const response = await send(bookReception, { body: buildBooking(slot, email), headers })
  const { errors } = (await response.json()) as { errors?: object }
  return { status: response.status, errors }
}

/** Opens the link of an email. */
export async function openEmailLink(operation: typeof confirmReception | typeof cancelReception, token: string) {
  const response = await send(operation, { body: { token }, headers: someVisitor() })
  const { message, errors } = (await response.json()) as { message: string; errors?: object }
  return { status: response.status, message, errors }
}

/** Returns whether the time is offered. */
export async function isFree({ official_id: official, starts_at: start }: FreeSlot): Promise<boolean> {
  return (await freeSlots(official)).some((slot) => slot.starts_at === start)
}

/** Returns the bookings that the cabinet lists. */
export async function myBookings(resident: Resident) {
  return listMyReceptions.answer.parse(await (await resident.call(listMyReceptions)).json()).bookings
}
