import { EmptyState } from '@/components/ui/list/empty-state'
import { classNames } from '@/components/ui/class-names'
import { ClaimRows } from '@/components/desk/claims/queue-list'
import { paths } from '@/lib/config/paths'
import type { WaitingItems } from '@/lib/desk/items/item-pages'
import type { ViewCount } from '@/lib/desk/claims/claim-pages'
import type { ReturnedLine } from '@/lib/desk/undo'
import type { QueuedClaim } from '@/lib/domains/claims/queue/shapes'
import { formatNumber } from '@/lib/text/plural'

interface DeskHomeProps {
  views: readonly ViewCount[]
  urgent: readonly QueuedClaim[]
  waiting: readonly WaitingItems[]
  returned: readonly ReturnedLine[]
}

/** Numbers that lead to their lists, and the most urgent claims. */
export function DeskHome({ views, urgent, waiting, returned }: DeskHomeProps) {
  return (
    <>
      <ul aria-label="Сколько ждёт" className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
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
        {waiting.map(({ name, view, title, count }) => (
          <Figure key={name} href={paths.deskItems(name, `?view=${view}`)} name={title} count={count} />
        ))}
      </ul>
      {returned.length > 0 && <Returned lines={returned} />}
      <section aria-labelledby="urgent" className="mt-5 sm:mt-8">
        <h2 id="urgent" className="text-h3">
          Самое срочное
        </h2>
        {urgent.length > 0 ? (
          <ClaimRows claims={urgent} view="view=open" />
        ) : (
          <EmptyState title="Ничего срочного">Все заявки проверены, на все дан ответ.</EmptyState>
        )}
      </section>
    </>
  )
}

/** Decisions that the portal refused at their moment, with what was typed. */
function Returned({ lines }: { lines: readonly ReturnedLine[] }) {
  return (
    <section aria-labelledby="returned" className="mt-5 sm:mt-8">
      <h2 id="returned" className="text-h3">
        Вернулось ко мне
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-paper px-4">
        {lines.map(({ id, href, title, refusal, text }) => (
          <li key={id} className="py-2">
            <a href={href} className="link target">
              {title}
            </a>
            . {refusal}
            {text && <p className="text-sm whitespace-pre-line wrap-anywhere">Вы написали: {text}</p>}
            <form method="post" action={`/cms/desk/returned/${id}`} encType="multipart/form-data">
              <button type="submit" className="link target" aria-label={`Убрать: ${title}`}>
                Убрать
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
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
    // on a phone what is urgent stands on the first screen, so lists with nothing in them give way
    <li className={count === 0 ? 'max-sm:hidden' : undefined}>
      <a
        href={href}
        className={classNames(
          'flex h-full min-h-11 flex-wrap items-baseline gap-x-2 rounded-card border border-line bg-paper px-3 py-2',
          'text-ink no-underline hover:border-brand sm:block sm:px-4 sm:py-3',
        )}
      >
        <span
          className={classNames(
            'tabular text-h3 sm:block sm:text-h2',
            count === 0 && 'text-ink-soft',
            count > 0 && isUrgent && 'text-danger',
          )}
        >
          {formatNumber(count)}
        </span>
        {/* below the number if its longest word does not fit beside it */}
        <span className="grow basis-[min-content] wrap-break-word">{name}</span>
      </a>
    </li>
  )
}
