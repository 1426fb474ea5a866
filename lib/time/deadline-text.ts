import { daysUntil, formatDate, formatDateOrTime, formatTime } from '@/lib/time/dates'

const LAST_MINUTE = '23:59'
const UNTIL = 'до\u00A0'

/** «до 17:00 сегодня», «до конца завтрашнего дня», «до 05.12.2026». */
export function formatDeadline(expires: string, zone: string, now: Date = new Date()): string {
  const days = daysUntil(expires, zone, now)
  const hour = formatTime(expires, zone)
  if (days === 0) return hour === LAST_MINUTE ? `${UNTIL}конца дня` : `${UNTIL}${hour} сегодня`
  if (days === 1) return hour === LAST_MINUTE ? `${UNTIL}конца завтрашнего дня` : `${UNTIL}${hour} завтра`
  return `${UNTIL}${formatDate(expires, zone)}`
}

/** «сегодня в 17:00», «05.12.2026». */
export function formatExpiry(expired: string, zone: string, now: Date = new Date()): string {
  return formatDateOrTime(expired, { zone, form: 'short', word: '', isDaySaid: true, now })
}
