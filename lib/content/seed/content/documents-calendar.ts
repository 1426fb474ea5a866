import { env } from '@/lib/config/env'
import { createCalendar } from '@/lib/content/read/calendar'

/** The calendar of the demo city's acts, counted back from the day of filling. */
const calendar = createCalendar(new Date(), env.TIME_ZONE)

export const yearOf = (daysAgo: number) => calendar.year(-daysAgo)

/** Writes «14 марта 2024 г.»; a negative number of days gives a date to come. */
export const longDate = (daysAgo: number) => calendar.longDate(-daysAgo)

/** Counts how many days ago that date was, `YYYY-MM-DD`; negative when it is still to come. */
export const { daysSince } = calendar

/** On these days, month-day, offices are closed whatever the weekday. */
const HOLIDAYS = new Set('1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 2-23 3-8 5-1 5-9 6-12 11-4'.split(' '))

/** Gives the same day, or the last working one before it: offices do not sign acts on Sundays. */
export function workday(daysAgo: number): number {
  const date = calendar.dateOf(-daysAgo)
  const closed = HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return closed || weekend ? workday(daysAgo + 1) : daysAgo
}
