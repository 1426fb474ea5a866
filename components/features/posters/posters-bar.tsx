import { type PostersView, calendarHref, postersHref } from '@/components/features/posters/queries'
import type { PosterList } from '@/lib/domains/posters/contract'
import { Tabs } from '@/components/ui/list/tabs'
import { FilterChip } from '@/components/ui/list/filter-chip'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import { nearDays } from '@/lib/time/near-days'
import { Checkbox } from '@/components/ui/field/checkbox'
import { DateInput } from '@/components/ui/field/date-input'
import { FilterSheet } from '@/components/ui/filtered-list/filter-sheet'
import { SearchField } from '@/components/ui/field/search-field'
import { Select } from '@/components/ui/field/select'
import { paths } from '@/lib/config/paths'

export function PostersBar({ page, categories }: { page: PostersView; categories: PosterList['categories'] }) {
  const isAhead = page.view === 'list' && page.filter.when !== 'past'
  return (
    <div className="space-y-6">
      <PostersTabs page={page} />
      {isAhead && <NearDaysChips page={page} />}
      <PostersFilterBar page={page} categories={categories} />
    </div>
  )
}

function PostersTabs({ page: { filter, view, month } }: { page: PostersView }) {
  const isCalendar = view === 'calendar'
  const isPast = filter.when === 'past'
  const list = { ...filter, when: undefined }
  return (
    <Tabs
      label="Как показать афишу"
      items={[
        { href: postersHref(list), label: 'Списком', current: !isCalendar && !isPast },
        { href: calendarHref(filter, month), label: 'Календарём', current: isCalendar },
        { href: postersHref({ ...list, when: 'past' }), label: 'Прошедшие', current: !isCalendar && isPast },
      ]}
    />
  )
}

function NearDaysChips({ page: { filter } }: { page: PostersView }) {
  const rest = { ...filter, when: undefined }
  return (
    <ul aria-label="Ближайшие дни" className="flex flex-wrap gap-2">
      {nearDays(isoDay(new Date(), env.TIME_ZONE)).map(({ title, from, to }) => {
        const isOn = filter.start_date === from && filter.end_date === to
        const period = isOn ? { start_date: undefined, end_date: undefined } : { start_date: from, end_date: to }
        return (
          <FilterChip key={title} href={postersHref({ ...rest, ...period })} isOn={isOn}>
            {title}
          </FilterChip>
        )
      })}
    </ul>
  )
}

const ages = [
  { value: 0, label: 'Для малышей, 0+' },
  { value: 6, label: 'С шести лет, до 6+' },
  { value: 12, label: 'С двенадцати, до 12+' },
  { value: 16, label: 'С шестнадцати, до 16+' },
]

interface PostersFilterBarProps {
  page: PostersView
  categories: PosterList['categories']
}

function PostersFilterBar({ page, categories }: PostersFilterBarProps) {
  const { filter, view, month } = page
  const { category, age, free, start_date: from, end_date: to, when, text } = filter
  const set = [category, age !== undefined, free, from, to].filter(Boolean).length
  return (
    <form
      action={paths.posters}
      aria-label="Отбор событий"
      className="flex items-end gap-3 rounded-card bg-ground p-4 sm:p-5"
    >
      {view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
      {view === 'calendar' && <input type="hidden" name="month" value={month} />}
      {when && <input type="hidden" name="when" value={when} />}
      <SearchField
        id="posters-text"
        label="Искать в афише"
        showLabel
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
  const { category, age, free } = filter
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
      <Checkbox id="posters-free" name="free" value="1" label="Бесплатно" defaultChecked={free} />
    </>
  )
}
