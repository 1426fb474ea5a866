import { env } from '@/lib/config/env'
import { createCalendar } from '@/lib/content/read/calendar'

/** Calendar of acts, counted back from the day of seeding. */
const calendar = createCalendar(new Date(), env.TIME_ZONE)

export const toYear = (daysAgo: number) => calendar.year(-daysAgo)

/** Formats «14 марта 2024 г.»; negative days are in the future. */
export const longDate = (daysAgo: number) => calendar.longDate(-daysAgo)

/** Days since a date `YYYY-MM-DD`; negative in the future. */
export const { daysSince } = calendar

/** Month-day on which offices are closed. */
const HOLIDAYS = new Set('1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 2-23 3-8 5-1 5-9 6-12 11-4'.split(' '))

/** Returns that or the last working day before: no acts are signed on Sundays. */
export function workday(daysAgo: number): number {
  const date = calendar.toDate(-daysAgo)
  const closed = HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return closed || weekend ? workday(daysAgo + 1) : daysAgo
}
