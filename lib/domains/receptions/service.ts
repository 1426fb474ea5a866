import { env } from '@/lib/config/env'
import type { Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import type { BodyOf } from '@/lib/contract/operation'
import {
  bookingStateName,
  type bookReception,
  MAX_BOOKINGS,
  type ReceptionBooking,
  type ReceptionSlots,
} from '@/lib/domains/receptions/contract'
import { findByKey, queueBookingEmail } from '@/lib/domains/receptions/emails'
import { receptionMessages } from '@/lib/domains/receptions/messages'
import {
  type BookingRow,
  cancelBooking,
  confirmBooking,
  countBookedFor,
  countOfAccount,
  findOfficial,
  findLiveBooking,
  findMyBookings,
  findTaken,
  insertBooking,
  lockBookings,
  nextBookingNumber,
  type Official,
  overlapsTalk,
} from '@/lib/domains/receptions/repository'
import { findSlot, type Slot, slotDays } from '@/lib/domains/receptions/rules'
import { findPlaces } from '@/lib/domains/receptions/schedule-service'
import { logConsent } from '@/lib/domains/consents/service'
import { findAuthor } from '@/lib/domains/residents/service'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { lockConfirmation } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { formatMoment, isoDay, toIso } from '@/lib/time/dates'

type BookingForm = BodyOf<typeof bookReception>

export async function getSlots(officialId: number): Promise<{ reception: ReceptionSlots }> {
  const { hours, ...official } = await requireOfficial(officialId)
  const [taken, calendar] = await Promise.all([findTaken(officialId), getWorkingCalendar()])
  const clock = { now: new Date(), zone: env.TIME_ZONE, calendar }
  return { reception: { official, days: slotDays(hours, taken, clock) } }
}

/**
 * Books a slot. With the account's confirmed address it is final; otherwise held for an hour until an emailed link is
 * opened. Throws invalid at `starts_at` or `email`.
 */
export async function bookSlot(residentId: number | null, form: BookingForm, visitor: Visitor) {
  const official = await requireOfficial(form.official_id)
  const slot = await requireSlot(official, form.starts_at)
  return inTransaction(async () => {
    const isConfirmed = residentId !== null && (await isConfirmedAddress(residentId, form.email))
    const row = await insertSlot(official, slot, { form, residentId, isConfirmed })
    const consent = { purpose: 'reception', residentId, contact: residentId === null ? form.email : null } as const
    await logConsent(form.consents, { ...consent, ...visitor })
    await queueBookingEmail(row, isConfirmed ? 'booked' : 'confirm')
    return { booking: toBooking(row), message: isConfirmed ? bookedMessage(row) : receptionMessages.awaitsEmailLink }
  })
}

/** Confirms a hold. Throws invalid at `token`. Checks the limit, because only the link proves the address. */
export async function confirmByKey(token: string): Promise<{ message: string }> {
  return inTransaction(async () => {
    await lockBookings(thisYear())
    const hold = await findByKey(token)
    if (hold?.state === 'booked') return { message: messages.alreadyConfirmed }
    if (hold?.state !== 'waiting') throw refusedKey(messages.linkExpired)
    if ((await countBookedFor(hold.email)) >= MAX_BOOKINGS)
      throw refusedKey(receptionMessages.bookingsLimit(MAX_BOOKINGS))
    if ((await findPlaces(hold)).length === 0) throw refusedKey(receptionMessages.slotUnknown)
    const row = await confirmBooking(hold.id)
    if (!row) throw refusedKey(messages.linkExpired)
    await queueBookingEmail(row, 'booked')
    return { message: bookedMessage(row) }
  })
}

/** Throws invalid at `token`. */
export async function describeByKey(token: string): Promise<{ message: string }> {
  const row = await findByKey(token)
  if (!row) throw refusedKey(messages.linkExpired)
  return { message: receptionMessages.described(toNamed(row)) }
}

/** Frees the time; repeating it is no error. Throws invalid at `token`. */
export async function cancelByKey(token: string): Promise<{ message: string }> {
  return inTransaction(async () => {
    const row = await findByKey(token)
    if (row?.state === 'called_off') return { message: receptionMessages.calledOff(row.number) }
    const isFreed = row !== null && (row.state === 'cancelled' || (await cancelBooking(row.id)) !== null)
    if (!isFreed) throw refusedKey(messages.linkExpired)
    return { message: receptionMessages.cancelled(row.number) }
  })
}

/** Queues the email of a booking again: with the link to confirm it, or to cancel it. */
export async function resendEmail({ number, email }: { number: string; email: string }): Promise<{ message: string }> {
  await inTransaction(async () => {
    const row = await findLiveBooking(number, email)
    if (row) await queueBookingEmail(row, row.state === 'waiting' ? 'confirm' : 'booked')
  })
  return { message: receptionMessages.emailAgain }
}

export async function listMyBookings(residentId: number): Promise<{ bookings: ReceptionBooking[] }> {
  return { bookings: (await findMyBookings(residentId)).map(toBooking) }
}

export async function cancelMyBooking(id: number, residentId: number): Promise<{ message: string }> {
  return inTransaction(async () => {
    const row = await cancelBooking(id, residentId)
    if (!row) throw new AppError('notFound')
    return { message: receptionMessages.cancelled(row.number) }
  })
}

interface Booker {
  form: BookingForm
  residentId: number | null
  isConfirmed: boolean
}

async function insertSlot(official: Official, { startsAt, place, minutes }: Slot, booker: Booker): Promise<BookingRow> {
  const { form, residentId, isConfirmed } = booker
  const number = await nextBookingNumber(thisYear())
  await refuseMore(booker)
  if (await overlapsTalk(official.id, startsAt, minutes)) throw slotTaken()
  const { name, email, phone, topic } = form
  const row = await insertBooking(number, {
    officialId: official.id,
    official: `${official.post}: ${official.full_name}`.slice(0, 400),
    startsAt,
    place,
    name,
    email,
    phone,
    topic,
    residentId,
    isConfirmed,
  })
  if (!row) throw slotTaken()
  return row
}

/** Counts bookings of an address only if confirmed: a stranger may neither exhaust its limit nor learn its bookings. */
async function refuseMore({ form, residentId, isConfirmed }: Booker): Promise<void> {
  const counts = await Promise.all([
    residentId === null ? 0 : countOfAccount(residentId),
    isConfirmed ? countBookedFor(form.email) : 0,
  ])
  if (Math.max(...counts) < MAX_BOOKINGS) return
  throw new AppError('invalid', { errors: { email: [receptionMessages.bookingsLimit(MAX_BOOKINGS)] } })
}

function thisYear(): number {
  return Number(isoDay(new Date(), env.TIME_ZONE).slice(0, 4))
}

function slotTaken(): AppError {
  return new AppError('invalid', { errors: { starts_at: [receptionMessages.slotTaken] } })
}

async function requireOfficial(id: number): Promise<Official> {
  const official = await findOfficial(id)
  if (!official || official.hours.length === 0) throw new AppError('notFound')
  return official
}

async function requireSlot({ hours }: Official, startsAt: string): Promise<Slot> {
  const clock = { now: new Date(), zone: env.TIME_ZONE, calendar: await getWorkingCalendar() }
  const slot = findSlot(hours, startsAt, clock)
  if (!slot) throw new AppError('invalid', { errors: { starts_at: [receptionMessages.slotUnknown] } })
  return slot
}

async function isConfirmedAddress(residentId: number, email: string): Promise<boolean> {
  if (!(await lockConfirmation(residentId))) return false
  return (await findAuthor(residentId)).email.toLowerCase() === email
}

function refusedKey(message: string): AppError {
  return new AppError('invalid', { errors: { token: [message] } })
}

function bookedMessage(row: BookingRow): string {
  return receptionMessages.booked(toNamed(row))
}

function toNamed({ number, starts_at: start, official, place }: BookingRow) {
  return { number, official, place, when: formatMoment(start, env.TIME_ZONE) }
}

function toBooking({ email: _email, created_at: _created, ...row }: BookingRow): ReceptionBooking {
  return {
    ...row,
    starts_at: toIso(row.starts_at),
    state_name: bookingStateName(row.state, new Date(row.starts_at) <= new Date()),
  }
}
