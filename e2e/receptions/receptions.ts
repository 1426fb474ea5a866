import { Office } from '@/e2e/kit/office'
import { type Resident, send, someName, someone, someVisitor } from '@/e2e/kit/resident'
import { at } from '@/e2e/kit/portal'
import {
  bookReception,
  getReceptionSlots,
  listMyReceptions,
  type cancelReception,
  type confirmReception,
} from '@/lib/domains/receptions/contract'

/** A time that may be booked. */
export interface FreeSlot {
  official_id: number
  starts_at: string
}

/** A line of an official's hours, as the office writes it. */
interface Line {
  weekday: string
  weeks: 'every'
  from: string
  to: string
  slotMinutes: number
  place: string
}

/** Writes hours for these days of every week; they differ from those of other tests as `more` says. */
export function linesOn(weekdays: string, more: Partial<Line> = {}): Line[] {
  return [...weekdays].map((weekday) => ({
    ...{ weekday, weeks: 'every', from: '08:00', to: '20:00', slotMinutes: 5, place: 'каб. 1', ...more },
  }))
}

/** Makes an official of the tests' own, who receives every day but on days off, so that no two tests want the same time. */
export async function hireOfficial(office: Office, reception = linesOn('12345')): Promise<number> {
  const [organization] = await office.find('organizations', { limit: '1', depth: '0' })
  const official = await office.create('ministers', {
    ...{ surname: someName('Пробов'), name: 'Приём', post: 'Проверяющий', organization: organization?.id },
    ...{ reception, _status: 'published' },
  })
  return Number(official.id)
}

/** Gives a day of the calendar another kind while the work is done; null takes it out. A Saturday moves nobody's terms. */
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

/** Asks for the free times of an official, the earliest first. */
export async function freeSlots(official: number): Promise<FreeSlot[]> {
  const answer = await fetch(at(`${getReceptionSlots.path}?official=${official}`))
  const { reception } = getReceptionSlots.answer.parse(await answer.json())
  const slots = reception.days.flatMap((day) => day.slots)
  return slots.filter((slot) => slot.is_free).map((slot) => ({ official_id: official, starts_at: slot.starts_at }))
}

let unused: Promise<FreeSlot[]> | undefined

/** Gives a time that nobody else of these tests was given. */
export async function someFreeSlot(): Promise<FreeSlot> {
  unused ??= Office.logIn().then(hireOfficial).then(freeSlots)
  const slot = (await unused).shift()
  if (!slot) throw new Error('Свободное время кончилось')
  return slot
}

/** Fills the form rightly. */
export function bookingOf(slot: FreeSlot, email = someone().email) {
  return {
    ...slot,
    ...{ name: 'Пробова Анна Игоревна', email, phone: '+7 (928) 055-12-34', topic: 'Ремонт двора' },
    consents: ['reception'],
  }
}

/** Books with the confirmed address of the resident. */
export async function booked(slot: FreeSlot, resident: Resident) {
  const answer = await resident.call(bookReception, { body: bookingOf(slot, resident.email) })
  return bookReception.answer.parse(await answer.json())
}

/** Holds a time until a letter is answered. */
export async function bookedAsGuest(slot: FreeSlot, email: string) {
  const answer = await send(bookReception, { body: bookingOf(slot, email), headers: someVisitor() })
  return bookReception.answer.parse(await answer.json())
}

/** Asks as the form does, under a key of its own: the whole call is then one transaction. */
export async function askAsGuest(slot: FreeSlot, email?: string) {
  const headers = { ...someVisitor(), 'Idempotency-Key': crypto.randomUUID() }
  const answer = await send(bookReception, { body: bookingOf(slot, email), headers })
  const { errors } = (await answer.json()) as { errors?: object }
  return { status: answer.status, errors }
}

/** Opens the link of a letter. */
export async function by(operation: typeof confirmReception | typeof cancelReception, token: string) {
  const answer = await send(operation, { body: { token }, headers: someVisitor() })
  const { message, errors } = (await answer.json()) as { message: string; errors?: object }
  return { status: answer.status, message, errors }
}

/** Tells whether the time is offered. */
export async function isFree({ official_id: official, starts_at: start }: FreeSlot): Promise<boolean> {
  return (await freeSlots(official)).some((slot) => slot.starts_at === start)
}

/** Reads what the cabinet lists. */
export async function ownBookings(resident: Resident) {
  return listMyReceptions.answer.parse(await (await resident.call(listMyReceptions)).json()).bookings
}
