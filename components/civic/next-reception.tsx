import { classNames } from '@/components/ui/class-names'
import { formatNearDate } from '@/lib/time/dates'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { typeset } from '@/lib/text/typography'

/**
 * Says «Ближайший приём: 30 ноября, 16:00–19:00»; nothing where none is to come. Its lines are filled as they come:
 * evened out, the date would move to the next line when the hours arrive over a slow line.
 */
export function NextReception({ next, className }: { next: ReceptionDay | null; className?: string }) {
  if (!next) return null
  const { day, from, to } = next
  return (
    <p className={classNames('text-wrap', className)}>
      Ближайший приём: <time dateTime={day}>{typeset(formatNearDate(day, 'UTC'))}</time>, {typeset(`${from}–${to}`)}
    </p>
  )
}
