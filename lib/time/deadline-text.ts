import { daysUntil, formatDate, formatDateOrTime, formatTime, isSameDay } from '@/lib/time/dates'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDays, plural } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'
import { DAY_MS } from '@/lib/time/days'

const LAST_MINUTE = '23:59'
const UNTIL = 'до\u00A0'

/** «до 17:00 сегодня», «до конца завтрашнего дня», «до 18:00 05.12.2026», «до 05.12.2026» of a whole day. */
export function formatDeadline(expires: Date | string, zone: string, now: Date | null = new Date()): string {
  const days = now && daysUntil(expires, zone, now)
  const hour = formatTime(expires, zone)
  if (days === 0) return hour === LAST_MINUTE ? `${UNTIL}конца дня` : `${UNTIL}${hour} сегодня`
  if (days === 1) return hour === LAST_MINUTE ? `${UNTIL}конца завтрашнего дня` : `${UNTIL}${hour} завтра`
  const date = formatDate(expires, zone)
  return hour === LAST_MINUTE ? `${UNTIL}${date}` : `${UNTIL}${hour} ${date}`
}

interface MessageTerm {
  starts_at: Date | string | null
  expires_at: Date | string
}

/**
 * «Завтра, 10:00–17:00», «С 22:00 сегодня до 12:00 завтра»; «Актуально до 17:00 завтра» if the beginning is unknown.
 * What is read later, such as an email, passes null as `now` and gets dates instead of «завтра».
 */
export function formatMessageTerm(
  { starts_at: starts, expires_at: expires }: MessageTerm,
  zone: string,
  now: Date | null = new Date(),
): string {
  const until = formatDeadline(expires, zone, now)
  if (!starts) return `Актуально ${until}`
  const day = nameDay(starts, zone, now)
  const from = formatTime(starts, zone)
  if (isSameDay(starts, expires, zone)) return typeset(`${upperFirst(day)}, ${from}–${formatTime(expires, zone)}`)
  const isOfThePast = now && new Date(starts) < now && day === formatDate(starts, zone)
  return typeset(`С ${isOfThePast ? day : `${from} ${day}`} ${until}`)
}

function nameDay(moment: Date | string, zone: string, now: Date | null): string {
  const days = now && daysUntil(moment, zone, now)
  return days === 0 ? 'сегодня' : days === 1 ? 'завтра' : formatDate(moment, zone)
}

/**
 * «Закончилось в 17:00» of what had a beginning, such as an outage, «Отменено в 17:00» if it had not begun; «Срок прошёл
 * 05.12.2026» of other messages.
 */
export function formatExpiry(
  { starts_at: starts, expires_at: expired }: MessageTerm,
  zone: string,
  now: Date = new Date(),
): string {
  const isCancelled = starts && new Date(expired) < new Date(starts)
  if (starts)
    return `${isCancelled ? 'Отменено' : 'Закончилось'} ${formatDateOrTime(expired, { zone, form: 'short', word: '', now })}`
  return `Срок прошёл ${formatDateOrTime(expired, { zone, form: 'short', word: '', isDaySaid: true, now })}`
}

/** «осталось 5 дней», «последний день» for 0. */
export function formatDaysLeft(days: number): string {
  return days <= 0 ? 'последний день' : `${leftWord(days)} ${formatDays(days)}`
}

function leftWord(days: number): string {
  return plural(days, ['остался', 'осталось', 'осталось'])
}

/** «начнётся завтра», «обсуждение начнётся через 5 дней». */
export function formatDaysUntil(days: number, what?: string): string {
  const when = days <= 0 ? 'сегодня' : days === 1 ? 'завтра' : `через ${formatDays(days)}`
  return [what, 'начнётся', when].filter(Boolean).join(' ')
}

/** Share of the period, 0 to 1, that has passed by the end of today. */
export function elapsedShare({ start, finish }: { start: string; finish: string }, today: string): number {
  const whole = (Date.parse(finish) - Date.parse(start)) / DAY_MS + 1
  const passed = (Date.parse(today) - Date.parse(start)) / DAY_MS + 1
  return Math.min(1, Math.max(0, passed / whole))
}
