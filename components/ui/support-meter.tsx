import { countOf, formatNumber } from '@/lib/shared/plural'

/** Shows how far the support has come: votes for, and the number after which a department takes the idea. */
export function SupportMeter({ likes, threshold }: { likes: number; threshold: number }) {
  return (
    <div className="tabular">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{countOf(likes, ['голос за', 'голоса за', 'голосов за'])}</span>
        {threshold > 0 && <span className="text-sm text-ink-soft">из {formatNumber(threshold)}</span>}
      </p>
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
