import { TimeText, type ShownTime } from '@/components/ui/text/time-text'
import { formatDateAs, formatDateOrTime, formatLongDate, isSameDay, type DateForm } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

interface DateOptions {
  form?: DateForm
  /** City time zone for moments, UTC for plain days. */
  zone: string
}

interface MomentOptions extends DateOptions {
  /** Preposition before a date in a sentence: «№ 12 от 05.03.2026», but «№ 12 в 12:20». */
  prefix?: 'от' | ''
  /** Adds the day to a time of today: «сегодня в 12:20». */
  withDay?: boolean
}

type Shown<Options> = Options & { value: string; className?: string }

/** Formats a day; for moments use toShownMoment. */
export function toShownDay(value: string, { form = 'long', zone }: DateOptions): ShownTime {
  return { value, text: typeset(formatDateAs(form, value, zone)) }
}

/** Returns only the time of today. */
export function toShownMoment(value: string, { form = 'long', zone, prefix, withDay }: MomentOptions): ShownTime {
  const now = new Date()
  return {
    value,
    text: typeset(formatDateOrTime(value, { zone, form, word: prefix, isDaySaid: withDay, now })),
    day: isSameDay(value, now, zone) ? formatLongDate(now, zone) : undefined,
  }
}

/** A day in `<time>`; for moments use MomentText. */
export function DateText({ value, className, ...options }: Shown<DateOptions>) {
  return <TimeText time={toShownDay(value, options)} className={className} />
}

/** Shows only the time of today. Hydration keeps the server's text, as midnight may have passed meanwhile. */
export function MomentText({ value, className, ...options }: Shown<MomentOptions>) {
  const { text, day } = toShownMoment(value, options)
  return (
    <time dateTime={value} data-day={day} className={className} suppressHydrationWarning>
      {text}
    </time>
  )
}
