import type { ShownShowing } from '@/components/features/posters/shown-poster'

/**
 * Beside a calendar leaf the hours are enough; screen readers still hear the day. An event of many days always names them.
 */
export function PosterTime({
  showing: { startsAt, text, hours },
  className,
}: {
  showing: ShownShowing
  className?: string
}) {
  return (
    <time dateTime={startsAt} className={className}>
      <span className={hours === null ? undefined : 'sr-only'}>{text}</span>
      {hours !== null && <span aria-hidden>{hours}</span>}
    </time>
  )
}
