import { formatDateAs, type DateForm } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

interface DateTextProps {
  /** The value is ISO 8601. */
  value: string
  form?: DateForm
  /** It is the city's for moments, UTC for days without a time. */
  zone: string
  className?: string
}

/** Shows a day in `<time>`: a term, a period, the date of an act. What happened at a moment is for MomentText. */
export function DateText({ value, form = 'long', zone, className }: DateTextProps) {
  return (
    <time dateTime={value} className={className}>
      {typeset(formatDateAs(form, value, zone))}
    </time>
  )
}
