import { TZDateMini } from '@date-fns/tz/date/mini'
import { format } from 'date-fns'
import { ru } from 'date-fns/locale/ru'
import { upperFirst } from '@/lib/text/capitalize'

type Moment = Date | string

/** «05.03.2026», «05 марта 2026» or «05 марта 2026, 9:20». */
export type DateForm = 'short' | 'long' | 'moment'

/** Writes DD.MM.YYYY. */
export function formatDate(moment: Moment, zone: string): string {
  return format(wallClock(moment, zone), 'dd.MM.yyyy')
}

/** DD MMMM YYYY, as in «05 марта 2026». */
export function formatLongDate(moment: Moment, zone: string): string {
  return format(wallClock(moment, zone), 'dd MMMM yyyy', { locale: ru })
}

/** Writes «5 марта», a day so near that its year goes without saying. */
export function formatNearDate(moment: Moment, zone: string): string {
  return format(wallClock(moment, zone), 'd MMMM', { locale: ru })
}

/** Writes «9:20». */
export function formatTime(moment: Moment, zone: string): string {
  return format(wallClock(moment, zone), 'H:mm')
}

/** DD MMMM YYYY with the time, as in «05 марта 2026, 9:20». */
export function formatMoment(moment: Moment, zone: string): string {
  return `${formatLongDate(moment, zone)}, ${formatTime(moment, zone)}`
}

/** Writes the date in the form asked for, whatever day it is. */
export function formatDateAs(form: DateForm, moment: Moment, zone: string): string {
  return formats[form](moment, zone)
}

const formats: Record<DateForm, (moment: Moment, zone: string) => string> = {
  short: formatDate,
  long: formatLongDate,
  moment: formatMoment,
}

interface DateOrTimeOptions {
  zone: string
  form: DateForm
  /** Within a sentence this goes before a date, «от» or nothing; before a time it becomes «в». */
  word?: 'от' | ''
  /** A time alone would say too little: «сегодня» goes before it. */
  isDaySaid?: boolean | undefined
  now?: Date
}

/** A moment of today shows only its time (spec.md 9), any other one its date. Days without a time are not for it. */
export function formatDateOrTime(moment: Moment, said: DateOrTimeOptions): string {
  const { zone, form, word, isDaySaid, now = new Date() } = said
  const isToday = isSameDay(moment, now, zone)
  const words = isToday ? formatTime(moment, zone) : formatDateAs(form, moment, zone)
  const before = isToday && word !== undefined ? (isDaySaid ? 'сегодня в' : 'в') : word
  return before ? `${before}\u00A0${words}` : words
}

/** Writes «Ноябрь 2026». */
export function formatMonth(moment: Moment, zone: string): string {
  return upperFirst(format(wallClock(moment, zone), 'LLLL yyyy', { locale: ru }))
}

/** Writes YYYY-MM-DD in the zone: for `<time>`, date fields and comparing days. */
export function isoDay(moment: Moment, zone: string): string {
  return format(wallClock(moment, zone), 'yyyy-MM-dd')
}

export function isSameDay(a: Moment, b: Moment, zone: string): boolean {
  return isoDay(a, zone) === isoDay(b, zone)
}

/**
 * Gives a day (YYYY-MM-DD) as the back office keeps it: its noon in UTC is that day in every zone of the country but
 * the last ones.
 */
export function toNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Returns a moment written in ISO 8601; without an offset it is read from a clock in the zone. */
export function parseMoment(text: string, zone: string): Date {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return new Date(text)
  const clock = new Date(`${text}Z`)
  const day = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()] as const
  const time = [clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds()] as const
  return new Date(+new TZDateMini(...day, ...time, zone))
}

/** Counts whole days from today to that day in the zone; 0 today, negative when it has passed. */
export function daysUntil(moment: Moment, zone: string, now: Date = new Date()): number {
  const DAY = 86_400_000
  return Math.round((Date.parse(isoDay(moment, zone)) - Date.parse(isoDay(now, zone))) / DAY)
}

/** Makes a Date whose fields read as the clock on the wall of that zone: date-fns formats such. */
function wallClock(moment: Moment, zone: string): Date {
  return new TZDateMini(+new Date(moment), zone)
}
