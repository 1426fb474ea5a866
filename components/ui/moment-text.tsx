import { formatDateOrTime, type DateForm } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

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
  word?: 'от' | ''
  /** A time of today is said with the day: «сегодня в 12:20». */
  isDaySaid?: boolean
  className?: string
}

/**
 * Shows in `<time>` when something happened: a moment of today shows only its time. A page is kept for some minutes:
 * midnight may lie between the server's words and the browser's, which then leaves them as they are.
 */
export function MomentText({ value, form = 'long', zone, word, isDaySaid, className }: MomentTextProps) {
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {typeset(formatDateOrTime(value, { zone, form, word, isDaySaid }))}
    </time>
  )
}
