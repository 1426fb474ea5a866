import { formatNearDate } from '@/lib/shared/dates'
import type { ReceptionDay } from '@/lib/shared/reception-days'
import { typeset } from '@/lib/shared/typography'

/** Says «Ближайший приём: 30 ноября, 16:00–19:00»; nothing where none is to come. */
export function NextReception({ next, className }: { next: ReceptionDay | null; className?: string }) {
  if (!next) return null
  const { day, from, to } = next
  return (
    <p className={className}>
      Ближайший приём: <time dateTime={day}>{typeset(formatNearDate(day, 'UTC'))}</time>, {typeset(`${from}–${to}`)}
    </p>
  )
}
