import type { ShownShowing } from '@/components/features/posters/shown-poster'

/** Beside a calendar leaf the hours are enough; screen readers still hear the day. */
const looks = {
  always: { text: 'sr-only', hours: undefined },
  'on phones': { text: 'max-sm:sr-only', hours: 'sm:hidden' },
}

interface PosterTimeProps {
  showing: ShownShowing
  /** Set beside a calendar leaf, which shows the day. */
  hoursAlone?: keyof typeof looks | undefined
  className?: string
}

/** An event of many days always names them. */
export function PosterTime({ showing: { startsAt, text, hours }, hoursAlone, className }: PosterTimeProps) {
  const look = hours !== null && hoursAlone ? looks[hoursAlone] : null
  return (
    <time dateTime={startsAt} className={className}>
      <span className={look?.text}>{text}</span>
      {look && (
        <span aria-hidden className={look.hours}>
          {hours}
        </span>
      )}
    </time>
  )
}
