import { daysUntil, formatDate, formatTime } from '@/lib/time/dates'

const LAST_MINUTE = '23:59'
/** A line does not end in the preposition. */
const UNTIL = 'до\u00A0'

/**
 * Says until when a message is in force, as people do: «до 17:00 сегодня», «до 9:00 завтра», «до 05.12.2026». A term
 * that ends with the day has no hour: «до конца дня», «до конца завтрашнего дня».
 */
export function formatDeadline(expires: string, zone: string, now: Date = new Date()): string {
  const days = daysUntil(expires, zone, now)
  const hour = formatTime(expires, zone)
  if (days === 0) return hour === LAST_MINUTE ? `${UNTIL}конца дня` : `${UNTIL}${hour} сегодня`
  if (days === 1) return hour === LAST_MINUTE ? `${UNTIL}конца завтрашнего дня` : `${UNTIL}${hour} завтра`
  return `${UNTIL}${formatDate(expires, zone)}`
}
