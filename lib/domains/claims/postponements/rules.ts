import { formatDays } from '@/lib/text/plural'

/** Days for which a claim may leave the working lists. */
export const MAX_POSTPONED_DAYS = 30

/** Returns why a claim is not postponed until the day that is so many days ahead, or null. */
export function refusePostponement(days: number): string | null {
  if (days < 1) return 'Выберите день не раньше завтрашнего'
  return days > MAX_POSTPONED_DAYS ? `Откладывают не больше чем на ${formatDays(MAX_POSTPONED_DAYS)}` : null
}
