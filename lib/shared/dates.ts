import { format } from 'date-fns'
import { ru } from 'date-fns/locale/ru'

/** Zone of the demo city; pages pass the configured one. */
export const defaultZone = 'Europe/Moscow'

type Moment = Date | string

/** DD.MM.YYYY */
export function formatDate(moment: Moment, zone: string = defaultZone): string {
  return format(wallClock(moment, zone), 'dd.MM.yyyy')
}

/** DD MMMM YYYY: «05 марта 2026». */
export function formatLongDate(moment: Moment, zone: string = defaultZone): string {
  return format(wallClock(moment, zone), 'dd MMMM yyyy', { locale: ru })
}

/** HH:mm */
export function formatTime(moment: Moment, zone: string = defaultZone): string {
  return format(wallClock(moment, zone), 'HH:mm')
}

/** DD MMMM YYYY, HH:mm */
export function formatMoment(moment: Moment, zone: string = defaultZone): string {
  return `${formatLongDate(moment, zone)}, ${formatTime(moment, zone)}`
}

/** A date of today shows only the time (spec.md 9); any other one the short or the long date. */
export function formatDateOrTime(
  moment: Moment,
  { zone = defaultZone, now = new Date(), long = false }: { zone?: string; now?: Date; long?: boolean } = {},
): string {
  if (isSameDay(moment, now, zone)) return formatTime(moment, zone)
  return long ? formatLongDate(moment, zone) : formatDate(moment, zone)
}

/** «Ноябрь 2026» */
export function formatMonth(moment: Moment, zone: string = defaultZone): string {
  const month = format(wallClock(moment, zone), 'LLLL yyyy', { locale: ru })
  return month.charAt(0).toUpperCase() + month.slice(1)
}

/** YYYY-MM-DD in the zone: for `<time>`, date fields and comparing days. */
export function isoDay(moment: Moment, zone: string = defaultZone): string {
  return format(wallClock(moment, zone), 'yyyy-MM-dd')
}

export function isSameDay(a: Moment, b: Moment, zone: string = defaultZone): boolean {
  return isoDay(a, zone) === isoDay(b, zone)
}

/** A day (YYYY-MM-DD) as the back office keeps it: its noon in UTC is that day in every zone of the country but the last ones. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Whole days from today to that day in the zone; 0 today, negative when it has passed. */
export function daysUntil(moment: Moment, zone: string = defaultZone, now: Date = new Date()): number {
  const DAY = 86_400_000
  return Math.round((Date.parse(isoDay(moment, zone)) - Date.parse(isoDay(now, zone))) / DAY)
}

/** A Date whose local fields read as the clock on the wall of that zone: what date-fns formats. */
function wallClock(moment: Moment, zone: string): Date {
  const date = typeof moment === 'string' ? new Date(moment) : moment
  const fields = new Map(
    clock(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const field = (name: Intl.DateTimeFormatPartTypes) => fields.get(name) ?? 0
  return new Date(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'), field('second'))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clock(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, made)
  return made
}
