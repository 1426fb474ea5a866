import { SlidersHorizontal } from 'lucide-react'
import type { PostersView } from '@/components/features/posters/queries'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import { SearchField } from '@/components/ui/search-field'
import { Select } from '@/components/ui/select'
import { paths } from '@/lib/config/paths'
import type { PosterList } from '@/lib/contract/posters'

const SHEET = 'posters-filter'

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

/** One bar, one GET form. On phones all but the words wait in a sheet, opened natively. */
export function PostersFilterBar({ page, categories }: PostersFilterBarProps) {
  const { filter, view, month } = page
  const { category, age, free, start_date: from, end_date: to, when, text } = filter
  const set = [category, age !== undefined, free, from, to].filter(Boolean).length
  return (
    <form action={paths.posters} className="rounded-card bg-ground p-4 sm:p-6">
      {view === 'calendar' && <input type="hidden" name="view" value="calendar" />}
      {view === 'calendar' && <input type="hidden" name="month" value={month} />}
      {when && <input type="hidden" name="when" value={when} />}
      <SearchField id="posters-text" label="Искать в афише" placeholder="Концерт, музей, имя" defaultValue={text} />
      <button
        type="button"
        popoverTarget={SHEET}
        className={buttonLook('secondary', 'medium', 'mt-3 w-full lg:hidden')}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        Когда, что, для кого{set > 0 && `: выбрано ${set}`}
      </button>
      <div
        id={SHEET}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full overflow-y-auto overscroll-contain rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear lg:static lg:mt-5 lg:flex lg:max-h-none lg:items-end lg:gap-4 lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        <p className="mb-4 text-h3 lg:hidden">Какие события показать</p>
        <FilterFields page={page} categories={categories} />
        <Checkbox
          id="posters-free"
          name="free"
          value="1"
          label="Бесплатно"
          defaultChecked={free}
          className="mt-3 lg:mt-0 lg:pb-1"
        />
        <div className="mt-5 grid grid-cols-2 gap-3 lg:mt-0 lg:block">
          <Button type="submit" variant="secondary">
            Показать
          </Button>
          <Button variant="quiet" popoverTarget={SHEET} popoverTargetAction="hide" className="lg:hidden">
            Закрыть
          </Button>
        </div>
      </div>
    </form>
  )
}

function FilterFields({ page: { filter, view }, categories }: PostersFilterBarProps) {
  const { category, age, start_date: from, end_date: to } = filter
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:flex-1 lg:grid-cols-4">
      {view === 'list' && <DateInput id="posters-from" name="from" label="С какого дня" defaultValue={from} />}
      {view === 'list' && <DateInput id="posters-to" name="to" label="По какой день" defaultValue={to} />}
      <Select
        id="posters-category"
        name="category"
        label="Что"
        emptyLabel="Всё"
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={category}
      />
      <Select id="posters-age" name="age" label="Возраст" emptyLabel="Любой" options={ages} defaultValue={age} />
    </div>
  )
}
