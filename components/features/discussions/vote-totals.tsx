import { formatTurnout } from '@/components/features/discussions/discussion-result'
import type { VoteTotals as Totals } from '@/lib/domains/discussions/graphql/operations'
import { formatNumber } from '@/lib/text/plural'
import { wholeShares } from '@/components/features/discussions/whole-shares'

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
