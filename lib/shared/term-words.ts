import { daysUntil, formatDate, formatTime } from '@/lib/shared/dates'

const LAST_MINUTE = '23:59'

/**
 * Says until when a message is in force, as people do: «до 17:00 сегодня», «до 9:00 завтра», «до 05.12.2026». A term
 * that ends with the day has no hour: «до конца дня», «до конца завтрашнего дня».
 */
export function termWords(expires: string, zone: string, now: Date = new Date()): string {
  const days = daysUntil(expires, zone, now)
  const hour = formatTime(expires, zone)
  if (days === 0) return hour === LAST_MINUTE ? 'до конца дня' : `до ${hour} сегодня`
  if (days === 1) return hour === LAST_MINUTE ? 'до конца завтрашнего дня' : `до ${hour} завтра`
  return `до ${formatDate(expires, zone)}`
}

/** Puts messages whose term ends today before all others; apart from that the order stays. */
export function endingTodayFirst<Message extends { expires_at: string | null }>(
  messages: readonly Message[],
  zone: string,
  now: Date = new Date(),
): Message[] {
  const isToday = ({ expires_at: expires }: Message) => expires !== null && daysUntil(expires, zone, now) === 0
  return [...messages.filter(isToday), ...messages.filter((message) => !isToday(message))]
}
