/**
 * The calendar of the demo city's acts. Acts name years and seasons in their titles and texts, so these are counted from
 * the day of seeding together with `daysAgo`: a heating season always starts in October of the right year.
 */

const DAY_MS = 86_400_000
const CITY_OFFSET_MS = 3 * 3_600_000
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

const today = Math.floor((Date.now() + CITY_OFFSET_MS) / DAY_MS)

/** Midnight (UTC) of the day that was `daysAgo` days before the day of seeding. */
export function dateOf(daysAgo: number): Date {
  return new Date((today - daysAgo) * DAY_MS)
}

export function yearOf(daysAgo: number): number {
  return dateOf(daysAgo).getUTCFullYear()
}

/** «14 марта 2024 г.»; a negative number of days gives a date to come. */
export function longDate(daysAgo: number): string {
  return `${dayAndMonth(daysAgo)} ${yearOf(daysAgo)} г.`
}

/** «14 марта». */
export function dayAndMonth(daysAgo: number): string {
  const date = dateOf(daysAgo)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`
}

/** How many days ago that date was; negative when it is still to come. */
export function daysSinceDate(year: number, month: number, day: number): number {
  return today - Date.UTC(year, month - 1, day) / DAY_MS
}

/** How many days ago this day of the year (month from 1) last was, or was `yearsBack` years before that. */
export function daysSince(month: number, day: number, yearsBack = 0): number {
  const thisYear = daysSinceDate(yearOf(0), month, day)
  return daysSinceDate(yearOf(0) - yearsBack - (thisYear < 3 ? 1 : 0), month, day)
}

/** Days, as month-day, on which offices are closed whatever the weekday. */
const HOLIDAYS = new Set('1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8 2-23 3-8 5-1 5-9 6-12 11-4'.split(' '))

/** The same day, or the last working one before it: offices do not sign acts on Sundays. */
export function workday(daysAgo: number): number {
  const date = dateOf(daysAgo)
  const closed = HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`)
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
  return closed || weekend ? workday(daysAgo + 1) : daysAgo
}
