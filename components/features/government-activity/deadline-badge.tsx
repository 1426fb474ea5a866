import { Badge, type BadgeTone } from '@/components/ui/text/badge'
import { env } from '@/lib/config/env'
import { daysUntil, formatDate } from '@/lib/time/dates'
import { formatDaysLeft } from '@/lib/time/days-left'
import { Icon } from '@/components/ui/icon/icon'

const SOON = 7

export function DeadlineBadge({ deadline, now }: { deadline: string; now: Date }) {
  const left = daysUntil(deadline, env.TIME_ZONE, now)
  const icon = left < 0 ? 'calendar-check' : 'calendar-clock'
  return (
    <Badge tone={getTone(left)} icon={<Icon name={icon} className="size-4" />}>
      {formatDeadline(deadline, left)}
    </Badge>
  )
}

/** Returns «Приём до 12.12.2026, осталось 5 дней», or that the time is over. */
export function formatDeadline(deadline: string, left: number): string {
  if (left < 0) return 'Приём документов завершён'
  const rest = left === 0 ? 'сегодня последний день' : formatDaysLeft(left)
  return `Приём до ${formatDate(deadline, 'UTC')}, ${rest}`
}

function getTone(left: number): BadgeTone {
  if (left < 0) return 'neutral'
  return left <= SOON ? 'sun' : 'brand'
}
