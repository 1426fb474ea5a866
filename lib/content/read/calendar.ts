import { toNoon, isoDay } from '@/lib/time/dates'

const DAY = 86_400_000
/** A yearly thing that fell so short a time ago has not been written about yet. */
const FRESH_DAYS = 3
const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ')

/** A city's contents have days: some are written as dates, others are counted from a day that the folder names. */
export interface Calendar {
  /** Says how many days ago it was so many days after the day of the contents; negative when it is still to come. */
  daysAgo(after: number): number
  /** Says how many days ago this date was, `YYYY-MM-DD`. */
  daysSince(date: string): number
  /** Says how many days ago this day of the year, `MM-DD`, last was, or was so many years before or after that. */
  daysSinceLast(monthDay: string, years: number): number
  /** Gives noon, in UTC, of the day so many days after that of the contents. */
  dateOf(after: number): Date
  /** Writes «14 марта». */
  dayAndMonth(after: number): string
  /** Writes «14 марта 2024 г.». */
  longDate(after: number): string
  year(after: number): number
  /** Gives the year so many years after that of the contents. */
  yearAfter(years: number): number
}

/** Contents are counted from `start`, or from the day they are read; loaders count back from the day of reading. */
export function createCalendar(now: Date, zone: string, start?: string): Calendar {
  const today = Date.parse(toNoon(isoDay(now, zone)))
  const first = start === undefined ? today : Date.parse(toNoon(start))
  const dateOf = (after: number) => new Date(first + after * DAY)
  const year = (after: number) => dateOf(after).getUTCFullYear()
  const dayAndMonth = (after: number) => `${dateOf(after).getUTCDate()} ${MONTHS[dateOf(after).getUTCMonth()]}`
  const yearAfter = (years: number) => year(0) + years
  const daysSince = (date: string) => (today - Date.parse(toNoon(date))) / DAY
  const isFresh = (date: string) => (first - Date.parse(toNoon(date))) / DAY < FRESH_DAYS
  return {
    daysAgo: (after) => (today - first) / DAY - after,
    daysSince,
    daysSinceLast: (monthDay, years) =>
      daysSince(`${yearAfter(years - (isFresh(`${year(0)}-${monthDay}`) ? 1 : 0))}-${monthDay}`),
    yearAfter,
    dateOf,
    dayAndMonth,
    longDate: (after) => `${dayAndMonth(after)} ${year(after)} г.`,
    year,
  }
}
