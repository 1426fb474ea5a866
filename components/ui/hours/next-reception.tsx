import { classNames } from '@/components/ui/class-names'
import { formatNearDate } from '@/lib/time/dates'
import type { ReceptionDay } from '@/lib/time/reception-days'
import { typeset } from '@/lib/text/typography'

/** Unbalanced lines: balancing would move the date when the hours stream in. */
export function NextReception({ next, className }: { next: ReceptionDay | null; className?: string }) {
  if (!next) return null
  const { day, from, to } = next
  return (
    <p className={classNames('text-wrap', className)}>
      Ближайший приём: <time dateTime={day}>{typeset(formatNearDate(day, 'UTC'))}</time>, {typeset(`${from}–${to}`)}
    </p>
  )
}
