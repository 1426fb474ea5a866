import { env } from '@/lib/config/env'
import type { PosterDate } from '@/lib/domains/posters/contract'
import { daysOfShowing } from '@/lib/shared/month-calendar'
import { showingTimes, showingWords } from '@/lib/shared/showing-words'

interface PosterWhenProps {
  date: PosterDate
  now: Date
  /** Beside a leaf of the calendar the hours are enough; screen readers still hear the day. */
  hoursAlone?: 'always' | 'on phones' | 'never'
  className?: string
}

const looks = {
  always: { words: 'sr-only', hours: undefined },
  'on phones': { words: 'max-sm:sr-only', hours: 'sm:hidden' },
}

/** Says when an event is. One of many days names them always: a leaf shows only one of them. */
export function PosterWhen({ date, now, hoursAlone = 'never', className }: PosterWhenProps) {
  const { first, last } = daysOfShowing(date, env.TIME_ZONE)
  const words = showingWords(date, env.TIME_ZONE, now)
  const look = first === last && hoursAlone !== 'never' ? looks[hoursAlone] : null
  return (
    <time dateTime={date.starts_at} className={className}>
      <span className={look?.words}>{words}</span>
      {look && (
        <span aria-hidden className={look.hours}>
          {showingTimes(date, env.TIME_ZONE)}
        </span>
      )}
    </time>
  )
}
