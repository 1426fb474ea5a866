import { EmptyState } from '@/components/ui/list/empty-state'
import { classNames } from '@/components/ui/class-names'
import { ClaimRows } from '@/components/desk/claims/queue-list'
import { paths } from '@/lib/config/paths'
import { itemKindNames, itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { ViewCount } from '@/lib/desk/claims/claim-pages'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { formatNumber } from '@/lib/text/plural'

interface DeskHomeProps {
  views: readonly ViewCount[]
  urgent: readonly QueuedClaim[]
  waiting: Readonly<Record<ItemKindName, number>>
}

/** Numbers that lead to their lists, and the most urgent claims. */
export function DeskHome({ views, urgent, waiting }: DeskHomeProps) {
  return (
    <>
      <ul aria-label="Сколько ждёт" className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {views.map(({ value, name, count }) =>
          count === undefined ? null : (
            <Figure
              key={value}
              href={`${paths.deskQueue}?view=${value}`}
              name={name}
              count={count}
              isUrgent={value === 'overdue' || value === 'disputed'}
            />
          ),
        )}
        {itemKindNames.map((name) =>
          waiting[name] > 0 ? (
            <Figure key={name} href={paths.deskItems(name)} name={itemKinds[name].title} count={waiting[name]} />
          ) : null,
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

interface FigureProps {
  href: string
  name: string
  count: number
  isUrgent?: boolean
}

function Figure({ href, name, count, isUrgent }: FigureProps) {
  return (
    <li>
      <a
        href={href}
        className="block h-full rounded-card border border-line bg-paper px-4 py-3 text-ink no-underline hover:border-brand"
      >
        <span
          className={classNames(
            'tabular block text-h2',
            count === 0 && 'text-ink-soft',
            count > 0 && isUrgent && 'text-danger',
          )}
        >
          {formatNumber(count)}
        </span>
        {name}
      </a>
    </li>
  )
}
