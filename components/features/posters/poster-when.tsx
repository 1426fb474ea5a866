import { env } from '@/lib/config/env'
import type { PosterDate } from '@/lib/domains/posters/contract'
import { daysOfShowing } from '@/lib/time/month-calendar'
import { formatShowingTimes, formatShowing } from '@/components/features/posters/showing-text'

/** Beside a calendar leaf the hours are enough; screen readers still hear the day. */
const looks = {
  always: { text: 'sr-only', hours: undefined },
  'on phones': { text: 'max-sm:sr-only', hours: 'sm:hidden' },
}

interface PosterTimeProps {
  date: PosterDate
  now: Date
  /** Set beside a calendar leaf, which shows the day. */
  hoursAlone?: keyof typeof looks | undefined
  className?: string
}

/** An event of many days always names them: a leaf shows only one. */
export function PosterTime({ date, now, hoursAlone, className }: PosterTimeProps) {
  const { first, last } = daysOfShowing(date, env.TIME_ZONE)
  const text = formatShowing(date, env.TIME_ZONE, now)
  const look = first === last && hoursAlone ? looks[hoursAlone] : null
  return (
    <time dateTime={date.starts_at} className={className}>
      <span className={look?.text}>{text}</span>
      {look && (
        <span aria-hidden className={look.hours}>
          {formatShowingTimes(date, env.TIME_ZONE)}
        </span>
      )}
    </time>
  )
}
