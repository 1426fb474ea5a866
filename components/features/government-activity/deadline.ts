import type { IconName } from '@/components/ui/icon/icon-names'
import type { BadgeTone } from '@/components/ui/text/badge'
import { formatDate } from '@/lib/time/dates'
import { formatDaysLeft } from '@/lib/time/deadline-text'

const SOON = 7

export function toDeadline(deadline: string, left: number): { text: string; tone: BadgeTone; icon: IconName } {
  return {
    text: formatDeadline(deadline, left),
    tone: left < 0 ? 'neutral' : left <= SOON ? 'sun' : 'brand',
    icon: left < 0 ? 'calendar-check' : 'calendar-clock',
  }
}

/** Returns «Приём до 12.12.2026, осталось 5 дней», or that the time is over. */
function formatDeadline(deadline: string, left: number): string {
  if (left < 0) return 'Приём документов завершён'
  const rest = left === 0 ? 'сегодня последний день' : formatDaysLeft(left)
  return `Приём до ${formatDate(deadline, 'UTC')}, ${rest}`
}
