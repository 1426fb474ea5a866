import type { ShownShowing } from '@/components/features/posters/shown-poster'
import { classNames } from '@/components/ui/class-names'

interface DateLeafProps {
  /** Weekday, or «идёт до». */
  above: string
  day: string
  month: string
  isLineOnPhones?: true
  className?: string
}

const LINE =
  'max-sm:mb-1 max-sm:flex-row max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-1.5 max-sm:gap-y-1 ' +
  'max-sm:*:mt-0 max-sm:*:text-xl max-sm:*:font-semibold'

/** A calendar leaf; not read out, as the text beside it says the same. */
export function DateLeaf({ above, day, month, isLineOnPhones, className }: DateLeafProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex flex-col items-center text-center leading-none text-ink',
        isLineOnPhones && LINE,
        className,
      )}
    >
      <span className="text-sm text-ink-soft">{above}</span>
      <span className="tabular mt-1 text-[2rem] leading-none font-semibold tracking-tight">{day}</span>
      <span className="mt-1 text-sm">{month}</span>
    </span>
  )
}

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
