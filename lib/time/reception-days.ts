import { formatTime, isoDay } from '@/lib/time/dates'
import { toWeekday } from '@/lib/time/opening-hours'
import type { ReceptionHours, ReceptionWeeks } from '@/lib/time/reception-times'
import type { WorkingCalendar } from '@/lib/time/working-days'
import { addDays } from '@/lib/time/days'

/** Receptions may be monthly, and a holiday may skip one. */
const MAX_WAIT_DAYS = 70

export interface ReceptionDay {
  day: string
  from: string
  to: string
  place: string
  slot_minutes: number | null
}

/** Returns receptions of `days` days from `first`, sorted, without holidays. */
export function receptionDays(
  hours: readonly ReceptionHours[],
  first: string,
  days: number,
  calendar: WorkingCalendar,
): ReceptionDay[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index))
    .filter((day) => !isHoliday(day, calendar))
    .flatMap((day) => hours.filter((line) => isOn(day, line)).map((line) => onDay(day, line)))
    .toSorted((one, other) => `${one.day}${one.from}`.localeCompare(`${other.day}${other.from}`))
}

export function nextReception(
  hours: readonly ReceptionHours[],
  { now, zone, calendar }: { now: Date; zone: string; calendar: WorkingCalendar },
): ReceptionDay | null {
  if (hours.length === 0) return null
  const today = isoDay(now, zone)
  const clock = formatTime(now, zone).padStart(5, '0')
  const coming = receptionDays(hours, today, MAX_WAIT_DAYS, calendar)
  return coming.find(({ day, to }) => day > today || to > clock) ?? null
}

function onDay(day: string, { from, to, place, slot_minutes: minutes }: ReceptionHours): ReceptionDay {
  return { day, from, to, place, slot_minutes: minutes }
}

/** Weekends are not holidays: a schedule may include Saturday. */
function isHoliday(day: string, { daysOff, workedDays }: WorkingCalendar): boolean {
  return daysOff.has(day) && !workedDays.has(day)
}

function isOn(day: string, { weekday, weeks }: ReceptionHours): boolean {
  return toWeekday(new Date(`${day}T12:00:00Z`), 'UTC') === weekday && isInWeek(day, weeks)
}

function isInWeek(day: string, weeks: ReceptionWeeks): boolean {
  if (weeks === 'every') return true
  if (weeks === 'last') return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return weeks.split('+').includes(String(Math.ceil(Number(day.slice(8)) / 7)))
}
