import { formatCount, formatNumber, plural } from '@/lib/text/plural'

const NBSP = '\u00A0'

/** Votes for an idea and the number it needs. */
export function SupportMeter({ likes, threshold }: { likes: number; threshold: number }) {
  return (
    <div className="tabular">
      {threshold > 0 ? (
        <p>
          <span className="font-semibold">{formatNumber(likes)}</span> из{NBSP}
          {formatNumber(threshold)}{' '}
          <span className="text-ink-soft">{plural(threshold, ['голоса', 'голосов', 'голосов'])} за</span>
        </p>
      ) : (
        <p className="font-semibold">{formatCount(likes, ['голос за', 'голоса за', 'голосов за'])}</p>
      )}
      {threshold > 0 && (
        // the text above has the numbers
        <svg
          aria-hidden
          data-meter
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="mt-2 block h-2 w-full rounded-full"
        >
          <rect width="100" height="4" className="fill-line" />
          <rect width={Math.min(100, (likes / threshold) * 100)} height="4" className="fill-sun" />
        </svg>
      )}
    </div>
  )
}
