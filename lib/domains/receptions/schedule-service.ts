import { env } from '@/lib/config/env'
import { type BookingEmail, queueBookingEmail } from '@/lib/domains/receptions/emails'
import {
  type BookingRow,
  callOffBooking,
  findBooked,
  findOfficial,
  moveBooking,
  takeDueReminders,
  withdrawLateEmails,
} from '@/lib/domains/receptions/repository'
import { placesAt } from '@/lib/domains/receptions/rules'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'
import { formatCount } from '@/lib/text/plural'
import type { ReceptionHours } from '@/lib/time/reception-times'

const AT_ONCE = 50

export async function findPlaces({ official_id: id, starts_at: start }: BookingRow): Promise<string[]> {
  const official = await findOfficial(id)
  return placesAt(official?.hours ?? [], new Date(start), await clockOfCity())
}

/**
 * Calls off bookings that the schedule no longer contains, moves those with a new place, and emails the people.
 * Compares everything, so the cause does not matter.
 */
async function followSchedule(): Promise<void> {
  const clock = await clockOfCity()
  const booked = await findBooked()
  for (const id of new Set(booked.map(({ official_id: official }) => official))) {
    const hours = (await findOfficial(id))?.hours ?? []
    for (const row of booked.filter(({ official_id: official }) => official === id))
      await follow(row, placesAt(hours, new Date(row.starts_at), clock))
  }
}

/** Returns how many are booked, and how many bookings these hours would cancel. */
export async function describeBookings(
  officialId: number,
  hours: readonly ReceptionHours[],
): Promise<string | undefined> {
  const booked = await findBooked(officialId)
  if (booked.length === 0) return undefined
  const clock = await clockOfCity()
  const lost = booked.filter(({ starts_at: start }) => placesAt(hours, new Date(start), clock).length === 0).length
  const total = `Записано на приём: ${formatCount(booked.length, ['человек', 'человека', 'человек'])}.`
  if (lost === 0) return `${total} Часы подходят всем.`
  return `${total} Эти часы отменят записей: ${lost}. После публикации записавшимся придут письма.`
}

async function follow({ id, place }: BookingRow, [first, ...others]: string[]): Promise<void> {
  if (first === undefined) await change(() => callOffBooking(id), 'outOfSchedule')
  else if (first !== place && !others.includes(place)) await change(() => moveBooking(id, first), 'moved')
}

async function clockOfCity() {
  return { zone: env.TIME_ZONE, calendar: await getWorkingCalendar() }
}

async function change(update: () => Promise<BookingRow | null>, email: BookingEmail): Promise<void> {
  await inTransaction(async () => {
    const row = await update()
    if (row) await queueBookingEmail(row, email)
  })
}

/** Reminds of tomorrow's receptions once; first calls off bookings without a schedule and withdraws late emails. */
export async function sendReminders(): Promise<void> {
  await withdrawLateEmails()
  await followSchedule()
  await notifyInBatches(AT_ONCE, takeDueReminders, (row) => queueBookingEmail(row, 'reminder'))
}
