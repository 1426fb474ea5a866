import { formatDateAs, formatDateOrTime, type DateForm } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

interface DateTextProps {
  value: string
  form?: DateForm
  /** City time zone for moments, UTC for plain days. */
  zone: string
  className?: string
}

/** A day in `<time>`; for moments use MomentText. */
export function DateText({ value, form = 'long', zone, className }: DateTextProps) {
  return (
    <time dateTime={value} className={className}>
      {typeset(formatDateAs(form, value, zone))}
    </time>
  )
}

interface MomentTextProps {
  value: string
  form?: DateForm
  zone: string
  /** Preposition before a date in a sentence: «№ 12 от 05.03.2026», but «№ 12 в 12:20». */
  prefix?: 'от' | ''
  /** Adds the day to a time of today: «сегодня в 12:20». */
  withDay?: boolean
  className?: string
}

/** Shows only the time of today. Hydration keeps the server's text, as midnight may have passed meanwhile. */
export function MomentText({ value, form = 'long', zone, prefix, withDay, className }: MomentTextProps) {
  return (
    <time dateTime={value} className={className} suppressHydrationWarning>
      {typeset(formatDateOrTime(value, { zone, form, word: prefix, isDaySaid: withDay }))}
    </time>
  )
}
