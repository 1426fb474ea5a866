'use client'

import type { PostersView } from '@/components/features/posters/queries'
import { Checkbox } from '@/components/ui/field/checkbox'
import { DateInput } from '@/components/ui/field/date-input'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { paths } from '@/lib/config/paths'
import type { PosterList } from '@/lib/domains/posters/contract'

const ages = [
  { value: 0, label: 'Для малышей: 0+' },
  { value: 6, label: 'Ребёнку 6 лет: до 6+' },
  { value: 12, label: 'Ребёнку 12 лет: до 12+' },
  { value: 16, label: 'Подростку 16 лет: до 16+' },
]

interface PostersFilterBarProps {
  page: PostersView
  categories: PosterList['categories']
}

export function PostersFilterBar({ page, categories }: PostersFilterBarProps) {
  const { filter, view, month } = page
  const { category, age, children, free, start_date: from, end_date: to, when, text } = filter
  const set = [category, age !== undefined, children, free, from, to].filter(Boolean).length
  return (
    <form
      action={paths.posters}
      aria-label="Отбор событий"
      className="flex min-w-0 grow items-end gap-3 lg:max-w-150 lg:basis-100"
    >
      {view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
      {view === 'calendar' && <input type="hidden" name="month" value={month} />}
      {when && <input type="hidden" name="when" value={when} />}
      <SearchField
        id="posters-text"
        label="Искать в афише"
        placeholder="Концерт, имя"
        defaultValue={text}
        className="flex-1"
      />
      <FilterSheet
        id="posters-filter"
        title="Какие события показать"
        label={`Когда, что, для кого${set > 0 ? `: выбрано ${set}` : ''}`}
      >
        <FilterFields page={page} categories={categories} />
      </FilterSheet>
    </form>
  )
}

function FilterFields({ page: { filter, view }, categories }: PostersFilterBarProps) {
  const { category, age, children, free } = filter
  return (
    <>
      {view === 'list' && <DateInput id="posters-from" name="from" label="С какого дня" />}
      {view === 'list' && <DateInput id="posters-to" name="to" label="По какой день" />}
      <Select
        id="posters-category"
        name="category"
        label="Что"
        emptyLabel="Всё"
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={category}
      />
      <Select id="posters-age" name="age" label="Возраст" emptyLabel="Любой" options={ages} defaultValue={age} />
      <Checkbox id="posters-children" name="children" value="1" label="Детям и семьям" defaultChecked={children} />
      <Checkbox id="posters-free" name="free" value="1" label="Бесплатно" defaultChecked={free} />
    </>
  )
}
