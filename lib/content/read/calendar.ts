import { toNoon, isoDay } from '@/lib/time/dates'
import { DAY_MS } from '@/lib/time/days'

/** Days before a past yearly event is written about. */
const FRESH_DAYS = 3
const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** Days of a city's contents: dates, or offsets from a day that the folder names. */
export interface Calendar {
  /** Days from `after` days past the contents' day until now; negative in the future. */
  daysAgo(after: number): number
  /** Days since a date `YYYY-MM-DD`. */
  daysSince(date: string): number
  /** Days since a day of the year `MM-DD`, shifted by years. */
  daysSinceLast(monthDay: string, years: number): number
  /** Days since a weekday, 1 is Monday, of the contents' week or one `week` weeks after. */
  daysSinceWeekday(week: number, day: number): number
  /** «6 декабря»: the same weekday. */
  weekdayDate(week: number, day: number): string
  /** Noon in UTC, `after` days past the contents' day. */
  toDate(after: number): Date
  dayAndMonth(after: number): string
  longDate(after: number): string
  year(after: number): number
  yearAfter(years: number): number
}

/** Contents count from `start`, or from the day of reading. */
export function createCalendar(now: Date, zone: string, start?: string): Calendar {
  const today = Date.parse(toNoon(isoDay(now, zone)))
  const first = start === undefined ? today : Date.parse(toNoon(start))
  const toDate = (after: number) => new Date(first + after * DAY_MS)
  const year = (after: number) => toDate(after).getUTCFullYear()
  const dayAndMonth = (after: number) => `${toDate(after).getUTCDate()} ${MONTHS[toDate(after).getUTCMonth()]}`
  const toWeekday = (week: number, day: number) => day - (toDate(0).getUTCDay() || 7) + week * 7
  const yearAfter = (years: number) => year(0) + years
  const daysSince = (date: string) => (today - Date.parse(toNoon(date))) / DAY_MS
  const isFresh = (date: string) => (first - Date.parse(toNoon(date))) / DAY_MS < FRESH_DAYS
  return {
    daysAgo: (after) => (today - first) / DAY_MS - after,
    daysSince,
    daysSinceLast: (monthDay, years) =>
      daysSince(`${yearAfter(years - (isFresh(`${year(0)}-${monthDay}`) ? 1 : 0))}-${monthDay}`),
    daysSinceWeekday: (week, day) => (today - first) / DAY_MS - toWeekday(week, day),
    weekdayDate: (week, day) => dayAndMonth(toWeekday(week, day)),
    yearAfter,
    toDate,
    dayAndMonth,
    longDate: (after) => `${dayAndMonth(after)} ${year(after)} г.`,
    year,
  }
}
