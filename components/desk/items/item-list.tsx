import { EmptyState } from '@/components/ui/list/empty-state'
import { Badge } from '@/components/ui/text/badge'
import { BulkForm } from '@/components/desk/bulk-form'
import { BulkTick } from '@/components/desk/bulk-tick'
import { listItemBulkChoices } from '@/components/desk/items/item-action-fields'
import { NothingFound } from '@/components/desk/nothing-found'
import { ListPages } from '@/components/desk/list-pages'
import { TickAll } from '@/components/desk/tick-all'
import { ViewTabs } from '@/components/desk/view-tabs'
import { paths } from '@/lib/config/paths'
import type { ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { Page } from '@/lib/contract/shapes'
import { formatItemFilter } from '@/lib/desk/items/item-filter'
import { itemKinds, type ItemKindName } from '@/lib/desk/items/item-kinds'
import type { ItemView } from '@/lib/desk/items/item-pages'
import { formatFound } from '@/lib/text/plural'

interface ItemListProps {
  name: ItemKindName
  page: Page<QueuedItem>
  views: readonly ItemView[]
  filter: ItemFilter
  refusalReasons: readonly string[]
  /** The reader sees the business of one department. */
  isOfDepartment: boolean
}

export function ItemList({ name, page, views, filter, refusalReasons, isOfDepartment }: ItemListProps) {
  const toHref = (changed: Partial<ItemFilter>) =>
    paths.deskItems(name, `?${formatItemFilter({ ...filter, ...changed })}`)
  const bulk = listItemBulkChoices(itemKinds[name], filter.view, refusalReasons)
  return (
    <>
      <ViewTabs
        label={`Списки: ${itemKinds[name].title.toLowerCase()}`}
        views={views}
        current={filter.view}
        toHref={(view) => toHref({ view, page: 1 })}
      />
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-5 sm:mt-2">
        {bulk.length > 0 && page.data.length > 0 && <TickAll rows={page.data.length} />}
        <p role="status" className="tabular text-sm">
          {formatFound(page.total)}
          {filter.text && ` по запросу «${filter.text}»`}
        </p>
      </div>
      {page.data.length > 0 ? (
        <>
          <ItemRows name={name} items={page.data} view={formatItemFilter(filter)} isTickable={bulk.length > 0} />
          <ListPages page={page} toHref={(number) => toHref({ page: number })} />
          {bulk.length > 0 && (
            <BulkForm
              key={filter.view}
              choices={bulk}
              endpoint={`/cms/desk/items/${name}/moves`}
              list={paths.deskItems(name)}
              rows={page.data.length}
            />
          )}
        </>
      ) : filter.text ? (
        <NothingFound isOfDepartment={isOfDepartment} />
      ) : (
        <EmptyState title="Здесь пусто">В этом списке ничего не ждёт вас. Хороший знак.</EmptyState>
      )}
    </>
  )
}

interface ItemRowsProps {
  name: ItemKindName
  items: readonly QueuedItem[]
  view: string
  /** Each item can be ticked for a move of many. */
  isTickable?: boolean
}

export function ItemRows({ name, items, view, isTickable }: ItemRowsProps) {
  return (
    <ul className="mt-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {items.map(({ id, title, text, facts, marks, updatedAt }) => (
        <li
          key={id}
          className="relative flex gap-3 px-3 py-2 text-sm hover:bg-brand-tint has-[:checked]:bg-brand-tint sm:px-4"
        >
          {isTickable && (
            <BulkTick id={id} updatedAt={updatedAt} label={`Отметить: ${itemKinds[name].one.toLowerCase()} № ${id}`} />
          )}
          <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,1fr)_19rem] md:gap-x-6">
            <div className="min-w-0">
              <a
                data-row
                href={paths.deskItem(name, id, `?${view}`)}
                className="cover line-clamp-2 scroll-mb-20 text-ink no-underline wrap-anywhere"
              >
                <span className="tabular font-semibold">№ {id}</span> {title && <b>{title}.</b>} {text}
              </a>
              <p className="line-clamp-2 text-ink-soft wrap-anywhere md:line-clamp-1">{facts.join(' · ')}</p>
            </div>
            <ItemMarks marks={marks} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ItemMarks({ marks }: Pick<QueuedItem, 'marks'>) {
  return (
    <span className="flex flex-wrap items-start gap-2">
      {marks.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  )
}
