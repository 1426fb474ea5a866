import { countOf, formatNumber, plural } from '@/lib/text/plural'

const NBSP = '\u00A0'

/** Shows how far the support has come: votes for, and the number after which a department takes the idea. */
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
        <p className="font-semibold">{countOf(likes, ['голос за', 'голоса за', 'голосов за'])}</p>
      )}
      {threshold > 0 && (
        // words above it say its numbers
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
