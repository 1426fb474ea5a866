import { formatCount, plural } from '@/lib/text/plural'

/** Says how long something open stays open: «Осталось 5 дней», «последний день»; 0 is its last day. */
export function formatDaysLeft(days: number): string {
  return days <= 0 ? 'последний день' : `${leftWord(days)} ${formatCount(days, ['день', 'дня', 'дней'])}`
}

/** Writes «Остался 21 день», «осталось 5 дней». */
export function leftWord(days: number): string {
  return plural(days, ['остался', 'осталось', 'осталось'])
}

/** Writes «Начнётся завтра», «обсуждение начнётся через 5 дней»: what begins is named unless it stands right before. */
export function formatDaysUntil(days: number, what?: string): string {
  const when = days <= 0 ? 'сегодня' : days === 1 ? 'завтра' : `через ${formatCount(days, ['день', 'дня', 'дней'])}`
  return [what, 'начнётся', when].filter(Boolean).join(' ')
}

/** Tells how much of a period of days has passed by the end of today, from 0 to 1; days are YYYY-MM-DD. */
export function elapsedShare({ start, finish }: { start: string; finish: string }, today: string): number {
  const DAY = 86_400_000
  const whole = (Date.parse(finish) - Date.parse(start)) / DAY + 1
  const passed = (Date.parse(today) - Date.parse(start)) / DAY + 1
  return Math.min(1, Math.max(0, passed / whole))
}
