import { formatDateAs, formatDateOrTime, type DateForm } from '@/lib/time/dates'
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

interface MomentTextProps {
  /** The value is ISO 8601. */
  value: string
  form?: DateForm
  /** The zone is the city's. */
  zone: string
  /**
   * It goes before a date within a sentence: «№ 12 от 05.03.2026» and «Дано 05 марта 2026» (nothing) become «№ 12 в
   * 12:20», «Дано в 12:20».
   */
  prefix?: 'от' | ''
  /** A time of today is said with the day: «сегодня в 12:20». */
  withDay?: boolean
  className?: string
}

/**
 * Shows in `<time>` when something happened: a moment of today shows only its time. A page is kept for some minutes:
 * midnight may lie between the server's words and the browser's, which then leaves them as they are.
 */
export function MomentText({ value, form = 'long', zone, prefix, withDay, className }: MomentTextProps) {
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {typeset(formatDateOrTime(value, { zone, form, word: prefix, isDaySaid: withDay }))}
    </time>
  )
}
