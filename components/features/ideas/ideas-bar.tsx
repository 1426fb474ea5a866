'use client'

import { ideasHref, orderingNames } from '@/components/features/ideas/idea-filter'
import { FilterChip, toggleValue } from '@/components/ui/list/filter-chip'
import { HiddenFields, SearchField } from '@/components/ui/field/search-field'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { PeriodSheet } from '@/components/ui/filtered-list/period-sheet'
import { Tabs } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'
import type { IdeaCategory, IdeaListFilter, IdeaOrdering } from '@/lib/domains/ideas/contract'

const orders: readonly IdeaOrdering[] = ['NEW', 'POPULAR', 'DISCUSSED', 'OLD']

interface IdeasBarProps {
  categories: readonly IdeaCategory[]
  filter: IdeaListFilter
}

export function IdeasBar({ categories, filter }: IdeasBarProps) {
  return (
    <div className="space-y-4 print:hidden">
      <TextAndPeriodForm filter={filter} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-start lg:gap-8">
        <Themes categories={categories} filter={filter} />
        <Orders filter={filter} />
      </div>
    </div>
  )
}

function Orders({ filter }: { filter: IdeaListFilter }) {
  const items = orders.map((ordering) => ({
    href: ideasHref({ ...filter, page: undefined, ordering }),
    label: orderingNames[ordering],
    current: filter.ordering === ordering,
  }))
  return <Tabs label="Порядок" items={items} />
}

function Themes({ categories, filter }: IdeasBarProps) {
  const chosen = categories.filter(({ id }) => filter.categories?.includes(id)).map(({ title }) => title)
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span className="font-medium">Темы:</span> {chosen.length > 0 ? chosen.join(', ') : 'все'}
        </span>
        <DetailsChevron />
      </summary>
      <nav aria-label="Темы" className="px-4 pb-4">
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <FilterChip
              key={category.id}
              href={ideasHref({ ...filter, page: undefined, categories: toggleValue(filter.categories, category.id) })}
              isOn={filter.categories?.includes(category.id) ?? false}
              count={category.ideas_count}
            >
              {category.title}
            </FilterChip>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function TextAndPeriodForm({
  filter: { title, categories, ordering, start_date: start, end_date: end },
}: {
  filter: IdeaListFilter
}) {
  const hidden = { categories: categories?.join(','), ordering: ordering === 'NEW' ? undefined : ordering }
  return (
    <form action={paths.allIdeas} aria-label="Отбор идей" className="rounded-card bg-sand p-4 sm:p-5">
      <HiddenFields values={hidden} />
      <div className="flex items-end gap-3 lg:grid lg:min-h-20 lg:grid-cols-[minmax(0,1fr)_minmax(30rem,auto)]">
        <SearchField
          id="ideas-title"
          name="title"
          label="Слова из названия идеи"
          showLabel
          placeholder="Парк, двор"
          defaultValue={title}
          inRow
          className="flex-1"
        />
        <PeriodSheet id="ideas-period" title="Когда предложили" from="Предложили с" start={start} end={end} inRow />
      </div>
    </form>
  )
}
