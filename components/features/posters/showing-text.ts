import { formatDay, formatDayRange } from '@/lib/time/day-range'
import { formatNearDate, formatTime, isoDay } from '@/lib/time/dates'
import { daysOfShowing, type Showing } from '@/lib/time/month-calendar'
import { formatCount } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'
import type { PosterDate } from '@/lib/domains/posters/contract'

const MIDNIGHT = '0:00'

/** The leaf of a calendar: what stands large beside an event. */
interface CalendarLeaf {
  /** «идёт до» if a showing of many days has begun. */
  above: string
  day: string
  month: string
}

/**
 * Returns the first day, or the last one while the showing goes on. What has begun before `from` is shown at `from`.
 */
export function toCalendarLeaf(showing: Showing, zone: string, now: Date, from = ''): CalendarLeaf {
  const { first, last } = daysOfShowing(showing, zone)
  const today = isoDay(now, zone)
  const isRunning = first !== last && first < today && today <= last
  const begins = first < from && from <= last ? from : first
  const leafDay = isRunning ? last : begins
  const [day = '', month = ''] = formatNearDate(leafDay, 'UTC').split(' ')
  return { above: isRunning ? 'идёт до' : formatWeekday(leafDay, 'short'), day, month }
}

/**
 * Returns «воскресенье, 22 ноября, 17:00–19:00», «с 21 ноября по 27 декабря, 10:00–18:00», with another year named.
 * Non-breaking spaces keep dates and hours whole.
 */
export function formatShowing(showing: Showing, zone: string, now: Date): string {
  const { first, last } = daysOfShowing(showing, zone)
  const year = isoDay(now, zone).slice(0, 4)
  const times = formatShowingTimes(showing, zone)
  if (first !== last) return typeset(`${formatDayRange(first, last, year)}, ${times}`)
  return typeset(`${formatWeekday(first, 'long')}, ${formatDay(first, year)}, ${times}`)
}

/** Returns «17:00–19:00», or «17:00» if the end is unknown. Midnight means that only the day is known. */
export function formatShowingTimes(showing: Showing, zone: string): string {
  const from = formatTime(showing.starts_at, zone)
  const to = showing.ends_at && formatTime(showing.ends_at, zone)
  if (from === MIDNIGHT && (!to || to === MIDNIGHT)) return 'время не указано'
  if (!to) return from
  const { first, last } = daysOfShowing(showing, zone)
  // a showing that ends days later at an earlier hour goes on day and night
  return typeset(first === last || isLater(to, from) ? `${from}–${to}` : `начало в ${from}`)
}

function isLater(one: string, other: string): boolean {
  return one.padStart(5, '0') > other.padStart(5, '0')
}

function formatWeekday(day: string, form: 'short' | 'long'): string {
  return weekdays[form].format(new Date(day))
}

const weekdays = {
  short: new Intl.DateTimeFormat('ru-RU', { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('ru-RU', { weekday: 'long', timeZone: 'UTC' }),
}

export function formatPlace({ place, address }: PosterDate): string {
  return [place, address].filter(Boolean).join(', ')
}

export function formatDateCount(count: number): string {
  return formatCount(count, ['дата', 'даты', 'дат'])
}

export function formatEventCount(count: number): string {
  return formatCount(count, ['событие', 'события', 'событий'])
}
