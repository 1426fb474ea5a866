import { TZDateMini } from '@date-fns/tz/date/mini'
import { format } from 'date-fns/format'
import { ru } from 'date-fns/locale/ru'
import { upperFirst } from '@/lib/text/capitalize'
import { countDays } from '@/lib/time/days'

type Moment = Date | string

export type DateForm = 'short' | 'long' | 'moment'

export function formatDate(moment: Moment, zone: string): string {
  return formatClock(moment, zone, 'dd.MM.yyyy')
}

/** «05 марта 2026». */
export function formatLongDate(moment: Moment, zone: string): string {
  return formatClock(moment, zone, 'dd MMMM yyyy')
}

/** «5 марта». */
export function formatNearDate(moment: Moment, zone: string): string {
  return formatClock(moment, zone, 'd MMMM')
}

/** «9:20». */
export function formatTime(moment: Moment, zone: string): string {
  return formatClock(moment, zone, 'H:mm')
}

/** «05 марта 2026, 9:20». */
export function formatMoment(moment: Moment, zone: string): string {
  return `${formatLongDate(moment, zone)}, ${formatTime(moment, zone)}`
}

export const STAMP_FORMAT = 'dd.MM.yyyy HH:mm'

/** «05.03.2026 09:20». */
export function formatStamp(moment: Moment, zone: string): string {
  return formatClock(moment, zone, STAMP_FORMAT)
}

/** «2026-03-05T09:20», as a browser's field of day and hour has it. */
export function formatLocalMoment(moment: Moment, zone: string): string {
  return formatClock(moment, zone, "yyyy-MM-dd'T'HH:mm")
}

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
  /** Preposition before a date; before a time it becomes «в». */
  word?: 'от' | ''
  /** Adds «сегодня» before a time. */
  isDaySaid?: boolean | undefined
  now?: Date
}

/** Time if the moment is today, otherwise the date. */
export function formatDateOrTime(moment: Moment, said: DateOrTimeOptions): string {
  const { zone, form, word, isDaySaid, now = new Date() } = said
  const isToday = isSameDay(moment, now, zone)
  const words = isToday ? formatTime(moment, zone) : formatDateAs(form, moment, zone)
  const before = isToday && word !== undefined ? (isDaySaid ? 'сегодня в' : 'в') : word
  return before ? `${before}\u00A0${words}` : words
}

/** «с ноября 2026». */
export function formatSinceMonth(moment: Moment, zone: string): string {
  return `с\u00A0${formatClock(moment, zone, 'MMMM yyyy')}`
}

/** «Ноябрь 2026». */
export function formatMonth(moment: Moment, zone: string): string {
  return upperFirst(formatClock(moment, zone, 'LLLL yyyy'))
}

export function isoDay(moment: Moment, zone: string): string {
  return formatClock(moment, zone, 'yyyy-MM-dd')
}

export function isSameDay(a: Moment, b: Moment, zone: string): boolean {
  return isoDay(a, zone) === isoDay(b, zone)
}

/** Returns ISO 8601 in UTC, the form of the API. */
export function toIso(moment: Moment): string
export function toIso(moment: Moment | null): string | null
export function toIso(moment: Moment | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

/** Noon in UTC is the same day in every zone of Russia except the easternmost ones. */
export function toNoon(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Parses ISO 8601; without an offset the time is local to the zone. */
export function parseMoment(text: string, zone: string): Date {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return new Date(text)
  const clock = new Date(`${text}Z`)
  const day = [clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()] as const
  const time = [clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds()] as const
  return new Date(+new TZDateMini(...day, ...time, zone))
}

/** Whole days from today in the zone; negative if past. */
export function daysUntil(moment: Moment, zone: string, now: Date = new Date()): number {
  return countDays(isoDay(now, zone), isoDay(moment, zone))
}

const MAX_TEXTS = 10_000
const texts = new Map<string, string>()

/** Remembers texts by the minute, as no pattern has seconds: lists format the same moments, and a time zone costs 50 µs. */
function formatClock(moment: Moment, zone: string, pattern: string): string {
  const minute = Math.floor(+new Date(moment) / 60_000)
  const key = `${minute} ${zone} ${pattern}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = format(new TZDateMini(minute * 60_000, zone), pattern, { locale: ru })
  if (texts.size >= MAX_TEXTS) texts.clear()
  texts.set(key, text)
  return text
}
