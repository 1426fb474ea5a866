import type { VoteTotals as Totals } from '@/lib/contract/graphql/discussion-operations'
import { countOf, formatNumber } from '@/lib/shared/plural'

/** Votes of each kind as a number, a share and a bar. */
export function VoteTotals({ totals, title }: { totals: Totals; title: string }) {
  const all = totals.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-label={title}>
      <p className="font-medium">
        {title}: {countOf(all, ['голос', 'голоса', 'голосов'])}
      </p>
      <dl className="mt-3 space-y-4">
        {totals.map(({ type, count }) => (
          <div key={type.id}>
            <dt className="float-left">{type.name}</dt>
            <dd className="tabular text-right">
              <span className="font-semibold">{formatNumber(count)}</span>
              {all > 0 && <span className="ml-2 text-ink-soft">{Math.round((count * 100) / all)} %</span>}
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
