import { TZDateMini } from '@date-fns/tz/date/mini'
import { BOOKING_DAYS, type SlotDay } from '@/lib/domains/receptions/contract'
import { isoDay, toIso } from '@/lib/time/dates'
import { addDays } from '@/lib/time/days'
import { receptionDays, type ReceptionDay } from '@/lib/time/reception-days'
import type { ReceptionHours } from '@/lib/time/reception-times'
import type { WorkingCalendar } from '@/lib/time/working-days'

const MINUTE_MS = 60_000

interface Clock {
  now: Date
  zone: string
  calendar: WorkingCalendar
}

export interface Slot {
  startsAt: string
  place: string
  minutes: number
}

/**
 * Times open for booking by day, from tomorrow on: the official knows in the morning who comes. Hours without
 * `slot_minutes` are booked by phone.
 */
export function slotDays(hours: readonly ReceptionHours[], taken: ReadonlySet<string>, clock: Clock): SlotDay[] {
  return bookedDays(hours, clock).map(({ day, place, slot_minutes: minutes, starts }) => ({
    day,
    place,
    minutes: minutes ?? 0,
    slots: starts.map((startsAt) => ({ starts_at: startsAt, is_free: !isTaken(startsAt, minutes ?? 0, taken) })),
  }))
}

/** Returns the bookable slot at this moment, null if none. */
export function findSlot(hours: readonly ReceptionHours[], startsAt: string, clock: Clock): Slot | null {
  const moment = toIso(startsAt)
  const found = bookedDays(hours, clock).find(({ starts }) => starts.includes(moment))
  return found ? { startsAt: moment, place: found.place, minutes: found.slot_minutes ?? 0 } : null
}

/**
 * Places where the official receives at this moment, by schedule and calendar. Slot length does not matter: existing
 * bookings stay valid.
 */
export function placesAt(
  hours: readonly ReceptionHours[],
  startsAt: Date,
  { zone, calendar }: Omit<Clock, 'now'>,
): string[] {
  const isWithin = ({ day, from, to }: ReceptionDay) =>
    toMoment(day, from, zone) <= +startsAt && +startsAt < toMoment(day, to, zone)
  return receptionDays(hours, isoDay(startsAt, zone), 1, calendar)
    .filter(isWithin)
    .map(({ place }) => place)
}

/** Overlap counts even if slot lengths differ, after a schedule change or between parallel hours. */
function isTaken(startsAt: string, minutes: number, taken: ReadonlySet<string>): boolean {
  const start = Date.parse(startsAt)
  return [...taken].some((moment) => Math.abs(Date.parse(moment) - start) < minutes * MINUTE_MS)
}

function bookedDays(hours: readonly ReceptionHours[], { now, zone, calendar }: Clock) {
  const tomorrow = addDays(isoDay(now, zone), 1)
  const days = receptionDays(hours, tomorrow, BOOKING_DAYS, calendar)
  return days
    .map((reception) => ({ ...reception, starts: listStarts(reception, zone) }))
    .filter(({ starts }) => starts.length > 0)
}

function listStarts({ day, from, to, slot_minutes: minutes }: ReceptionDay, zone: string): string[] {
  if (minutes === null) return []
  const start = toMoment(day, from, zone)
  const count = Math.floor((toMoment(day, to, zone) - start) / (minutes * MINUTE_MS))
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(start + index * minutes * MINUTE_MS).toISOString(),
  )
}

function toMoment(day: string, time: string, zone: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return new TZDateMini(year, month - 1, date, hour, minute, zone).getTime()
}
