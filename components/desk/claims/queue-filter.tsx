import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Button } from '@/components/ui/button/button'
import { HiddenFields } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { ViewTabs } from '@/components/desk/view-tabs'
import { paths } from '@/lib/config/paths'
import type { ViewCount } from '@/lib/desk/claims/claim-pages'
import { formatQueueFilter } from '@/lib/desk/claims/queue-filter'
import type { QueueChoices, QueueFilter } from '@/lib/domains/claims/queue/shapes'
import { formatFound } from '@/lib/text/plural'

export function QueueViews({ views, filter }: { views: readonly ViewCount[]; filter: QueueFilter }) {
  return (
    <ViewTabs
      label="Списки заявок"
      views={views}
      current={filter.view}
      toHref={(view) => `${paths.deskQueue}?${formatQueueFilter({ ...filter, view, page: 1 })}`}
    />
  )
}

interface QueueFilterFormProps {
  filter: QueueFilter
  choices: QueueChoices
  total: number
  hasDepartments: boolean
  /** Stands before it in the same line. */
  children: ReactNode
}

export function QueueFilterForm({ filter, choices, total, hasDepartments, children }: QueueFilterFormProps) {
  const { view, text, category, department, isMap } = filter
  const isFiltered = Boolean(text ?? category ?? department)
  return (
    <div className="group/filter mt-1 flex flex-wrap items-center gap-x-4 sm:mt-2 sm:gap-x-5">
      {children}
      <p role="status" className="tabular text-sm">
        {formatFound(total)}
        {text && ` по запросу «${text}»`}
      </p>
      {isFiltered && (
        <a href={`${paths.deskQueue}?view=${view}`} className="link target text-sm">
          Сбросить фильтр
        </a>
      )}
      {/* an open filter takes the lines below, and its summary stays where it was pressed: at the end of this one */}
      <a
        href={`${paths.deskQueue}?${formatQueueFilter({ ...filter, isMap: !isMap })}`}
        className={classNames(
          'link target ml-auto flex min-h-11 items-center text-sm',
          'group-has-[details[open]]/filter:mr-17 sm:group-has-[details[open]]/filter:mr-18',
        )}
      >
        {isMap ? 'Список' : 'Карта'}
      </a>
      <FilterFold filter={filter} choices={choices} hasDepartments={hasDepartments} />
    </div>
  )
}

function FilterFold({
  filter,
  choices,
  hasDepartments,
}: Pick<QueueFilterFormProps, 'filter' | 'choices' | 'hasDepartments'>) {
  const { view, text, category, department, isMap } = filter
  return (
    <details open={Boolean(category ?? department)} className="group/fold text-sm open:basis-full">
      <summary className="link ml-auto flex min-h-11 w-fit cursor-pointer items-center group-open/fold:-mt-11">
        Фильтр
      </summary>
      <form action={paths.deskQueue} className="flex flex-wrap items-end gap-3 pb-2">
        <HiddenFields values={{ view, text, show: isMap && 'map' }} />
        <Select
          id="filter-category"
          name="category"
          label="Тема"
          emptyLabel="Любая"
          className="max-sm:w-full"
          defaultValue={category ?? ''}
          options={choices.categories.map(({ id, title }) => ({ value: id, label: title }))}
        />
        {hasDepartments && (
          <Select
            id="filter-department"
            name="department"
            label="Кто отвечает"
            emptyLabel="Все"
            className="max-sm:w-full"
            defaultValue={department ?? ''}
            options={choices.departments.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <Button type="submit">Показать</Button>
      </form>
    </details>
  )
}
