import { voteForForms, votesOfForms } from '@/components/features/ideas/vote-words'
import { classNames } from '@/components/ui/class-names'
import { formatNumber, plural } from '@/lib/text/plural'

const NBSP = '\u00A0'

interface SupportMeterProps {
  likes: number
  threshold: number
  isLarge?: boolean
}

/** Votes for an idea and the number it needs. */
export function SupportMeter({ likes, threshold, isLarge = false }: SupportMeterProps) {
  const figure = (
    <span className={isLarge ? 'text-[2rem] leading-9 font-semibold text-brand-strong' : 'font-semibold'}>
      {formatNumber(likes)}
    </span>
  )
  return (
    <div
      className={classNames('tabular', isLarge && 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4')}
    >
      {threshold > 0 ? (
        <p>
          {figure} из{NBSP}
          {formatNumber(threshold)} <span className="text-ink-soft">{plural(threshold, votesOfForms)} за</span>
        </p>
      ) : (
        <p className={isLarge ? undefined : 'font-semibold'}>
          {figure} {plural(likes, voteForForms)}
        </p>
      )}
      {threshold > 0 && (
        // the text above has the numbers
        <svg
          aria-hidden
          data-meter
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className={classNames(
            'block h-2 min-w-0 rounded-full',
            isLarge ? 'max-sm:flex-1 max-sm:basis-24 sm:mt-2 sm:w-full' : 'mt-2 w-full',
          )}
        >
          <rect width="100" height="4" className="fill-line" />
          <rect width={Math.min(100, (likes / threshold) * 100)} height="4" className="fill-sun" />
        </svg>
      )}
    </div>
  )
}
