import { CalendarDays, ChevronDown, X } from 'lucide-react'
import Link from 'next/link'
import { ideasHref } from '@/components/features/ideas/idea-address'
import { orderingNames } from '@/components/features/ideas/ideas-words'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { classNames } from '@/components/ui/class-names'
import { DateInput } from '@/components/ui/date-input'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'
import type { IdeaCategory, IdeaListFilter, IdeaOrdering } from '@/lib/contract/ideas'
import { formatNumber } from '@/lib/shared/plural'
import { toggled } from '@/lib/shared/toggled'

const SHEET = 'ideas-period'
const orders: readonly IdeaOrdering[] = ['NEW', 'POPULAR', 'DISCUSSED', 'OLD']

interface IdeasBarProps {
  categories: readonly IdeaCategory[]
  filter: IdeaListFilter
}

/** Words and period as a GET form; themes and order as links. Everything stands in the address. */
export function IdeasBar({ categories, filter }: IdeasBarProps) {
  return (
    <div className="space-y-4">
      <WordsForm filter={filter} />
      <Themes categories={categories} filter={filter} />
      <Orders filter={filter} />
    </div>
  )
}

/** Tabs that wrap: on a narrow screen all four are seen. */
function Orders({ filter }: { filter: IdeaListFilter }) {
  return (
    <nav aria-label="Порядок">
      <ul className="flex flex-wrap gap-x-4 border-b border-line sm:gap-x-7">
        {orders.map((ordering) => {
          const isCurrent = filter.ordering === ordering
          return (
            <li key={ordering}>
              <Link
                href={ideasHref({ ...filter, page: undefined, ordering })}
                scroll={false}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'relative flex min-h-12 items-center pt-2 pb-3 no-underline transition-colors',
                  isCurrent ? 'wave-under font-medium text-ink' : 'text-ink-soft hover:text-brand-strong',
                )}
              >
                {orderingNames[ordering]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Folded until asked for; what is chosen stands in the fold's own line. */
function Themes({ categories, filter }: IdeasBarProps) {
  const chosen = categories.filter(({ id }) => filter.categories?.includes(id)).map(({ title }) => title)
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2">
        <span className="min-w-0">
          <span className="font-medium">Темы:</span> {chosen.length > 0 ? chosen.join(', ') : 'все'}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="Темы" className="px-4 pb-4">
        <ul className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <Theme
              key={category.id}
              category={category}
              href={ideasHref({ ...filter, page: undefined, categories: toggled(filter.categories, category.id) })}
              isOn={filter.categories?.includes(category.id) ?? false}
            />
          ))}
        </ul>
      </nav>
    </details>
  )
}

function Theme({ category, href, isOn }: { category: IdeaCategory; href: string; isOn: boolean }) {
  return (
    <li className="min-w-0">
      <Link
        href={href}
        scroll={false}
        prefetch={false}
        aria-current={isOn ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 py-1 text-sm no-underline transition-colors',
          isOn
            ? 'border-ink bg-ink text-paper'
            : 'border-line-strong bg-paper text-ink hover:border-brand hover:text-brand-strong',
        )}
      >
        {category.title}
        <span className={classNames('tabular', !isOn && 'text-ink-soft')}>{formatNumber(category.ideas_count)}</span>
        {isOn && <X aria-hidden className="size-4 shrink-0" />}
      </Link>
    </li>
  )
}

/** On phones the period waits in a sheet, opened natively. */
function WordsForm({
  filter: { title, categories, ordering, start_date: start, end_date: end },
}: {
  filter: IdeaListFilter
}) {
  const hidden = { categories: categories?.join(','), ordering: ordering === 'NEW' ? undefined : ordering }
  return (
    <form action={paths.allIdeas} className="rounded-card bg-sand p-4 sm:p-6">
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div className="flex items-end gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
        <SearchField
          id="ideas-title"
          name="title"
          label="Слова из названия идеи"
          placeholder="Например: велодорожка"
          defaultValue={title}
          className="flex-1"
        />
        <button type="button" popoverTarget={SHEET} className={buttonLook('secondary', 'medium', 'px-3.5 lg:hidden')}>
          <CalendarDays aria-hidden className="size-5" />
          <span className="sr-only">Период{(start || end) && ': выбран'}</span>
        </button>
        <div
          id={SHEET}
          popover="auto"
          className="fixed inset-x-0 top-auto bottom-0 m-0 w-full rounded-t-card bg-paper p-5 pb-8 text-ink shadow-above open:animate-appear lg:static lg:flex lg:w-auto lg:items-end lg:gap-3 lg:bg-transparent lg:p-0 lg:shadow-none"
        >
          <p className="mb-4 text-h3 lg:hidden">Когда предложили</p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[10.5rem_10.5rem] lg:gap-3">
            <DateInput id="ideas-from" name="start_date" label="Предложили с" defaultValue={start} />
            <DateInput id="ideas-to" name="end_date" label="по" defaultValue={end} />
          </div>
          <Button type="submit" variant="secondary" className="mt-5 w-full lg:mt-0 lg:w-auto">
            Показать
          </Button>
        </div>
      </div>
    </form>
  )
}
