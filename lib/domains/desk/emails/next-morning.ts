import { env } from '@/lib/config/env'
import { MORNING_HOUR } from '@/lib/domains/desk/rules'
import { isoDay, parseMoment } from '@/lib/time/dates'
import { HOUR_MS } from '@/lib/time/days'
import { addWorkingDays, type WorkingCalendar } from '@/lib/time/working-days'

/** Returns the next beginning of a working day in the city: before it the day of yesterday goes on. */
export function nextMorning(now: Date, calendar: WorkingCalendar): Date {
  const day = isoDay(new Date(now.getTime() - MORNING_HOUR * HOUR_MS), env.TIME_ZONE)
  const hour = String(MORNING_HOUR).padStart(2, '0')
  return parseMoment(`${addWorkingDays(day, 1, calendar)}T${hour}:00:00`, env.TIME_ZONE)
}
