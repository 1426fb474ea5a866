import { countOf } from '@/lib/shared/plural'

/** «Осталось 5 дней», «последний день»: how long something open stays open; 0 on its last day. */
export function daysLeftWords(days: number): string {
  return days <= 0 ? 'последний день' : `осталось ${countOf(days, ['день', 'дня', 'дней'])}`
}

/** «Начнётся завтра», «начнётся через 5 дней». */
export function daysBeforeWords(days: number): string {
  if (days <= 0) return 'начнётся сегодня'
  return days === 1 ? 'начнётся завтра' : `начнётся через ${countOf(days, ['день', 'дня', 'дней'])}`
}

/** How much of a period of days has passed by the end of today, from 0 to 1; days are YYYY-MM-DD. */
export function elapsedShare({ start, finish }: { start: string; finish: string }, today: string): number {
  const DAY = 86_400_000
  const whole = (Date.parse(finish) - Date.parse(start)) / DAY + 1
  const passed = (Date.parse(today) - Date.parse(start)) / DAY + 1
  return Math.min(1, Math.max(0, passed / whole))
}
