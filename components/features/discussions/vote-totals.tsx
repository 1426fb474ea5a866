import { formatTurnout } from '@/components/features/discussions/discussion-result'
import type { VoteTotals as Totals } from '@/lib/domains/discussions/graphql/operations'
import { formatNumber } from '@/lib/text/plural'

export function VoteTotals({ totals }: { totals: Totals }) {
  const counts = totals.map(({ count }) => count)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const shares = wholeShares(counts)
  return (
    <section aria-label="Итог голосования">
      <p className="font-medium">{formatTurnout(all)}</p>
      <dl className="mt-3 space-y-4">
        {totals.map(({ type, count }, index) => (
          <div key={type.id}>
            <dt className="float-left">{type.name}</dt>
            <dd className="tabular text-right">
              <span className="font-semibold">{formatNumber(count)}</span>
              {all > 0 && <span className="ml-2 text-ink-soft">{shares[index]} %</span>}
              <meter
                aria-label={`${type.name}: ${count} из ${all}`}
                className="share-meter clear-both"
                min={0}
                max={Math.max(1, all)}
                value={count}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * Returns whole per cent that add up to 100 (largest remainder; the earlier of equals gains). Returns zeros if the sum
 * is zero.
 */
export function wholeShares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const shares = counts.map((count) => Math.floor((count * 100) / all))
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * 100) % all }))
    .sort((one, other) => other.remainder - one.remainder)
  const gaining = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => (gaining.has(index) ? share + 1 : share))
}
