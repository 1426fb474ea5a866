import { EmptyState } from '@/components/ui/list/empty-state'
import { classNames } from '@/components/ui/class-names'
import { ClaimRows } from '@/components/desk/claims/queue-list'
import { paths } from '@/lib/config/paths'
import type { ViewCount } from '@/lib/desk/claims/claim-pages'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { formatNumber } from '@/lib/text/plural'

interface DeskHomeProps {
  views: readonly ViewCount[]
  urgent: readonly QueuedClaim[]
}

/** Numbers that lead to their lists, and the most urgent claims. */
export function DeskHome({ views, urgent }: DeskHomeProps) {
  return (
    <>
      <ul aria-label="Заявки" className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {views.flatMap(({ value, name, count }) =>
          count === undefined ? (
            []
          ) : (
            <li key={value}>
              <a
                href={`${paths.deskQueue}?view=${value}`}
                className="block h-full rounded-card border border-line bg-paper px-4 py-3 text-ink no-underline hover:border-brand"
              >
                <span
                  className={classNames(
                    'tabular block text-h2',
                    count === 0 && 'text-ink-soft',
                    count > 0 && (value === 'overdue' || value === 'disputed') && 'text-danger',
                  )}
                >
                  {formatNumber(count)}
                </span>
                {name}
              </a>
            </li>
          ),
        )}
      </ul>
      <section aria-labelledby="urgent" className="mt-8">
        <h2 id="urgent" className="text-h3">
          Самое срочное
        </h2>
        {urgent.length > 0 ? (
          <ClaimRows claims={urgent} view="view=open" />
        ) : (
          <EmptyState title="Ничего срочного">Все заявки проверены и отвечены.</EmptyState>
        )}
      </section>
    </>
  )
}
