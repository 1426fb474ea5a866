import { PostersFilterBar } from '@/components/features/posters/posters-filter-bar'
import { type PostersView, calendarHref, postersHref } from '@/components/features/posters/queries'
import type { PosterList } from '@/lib/domains/posters/contract'
import { Tabs } from '@/components/ui/list/tabs'
import { FilterChip } from '@/components/ui/list/filter-chip'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import { nearDays } from '@/lib/time/days'

export function PostersBar({ page, categories }: { page: PostersView; categories: PosterList['categories'] }) {
  const isAhead = page.view === 'list' && page.filter.when !== 'past'
  return (
    <div className="space-y-4 sm:space-y-6">
      <PostersTabs page={page} />
      <div className="flex flex-col gap-x-8 gap-y-4 sm:rounded-card sm:bg-ground sm:p-5 lg:flex-row lg:flex-wrap lg:items-end lg:justify-between">
        {isAhead && <QuickChips page={page} />}
        <PostersFilterBar page={page} categories={categories} />
      </div>
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

function QuickChips({ page: { filter } }: { page: PostersView }) {
  const rest = { ...filter, when: undefined }
  return (
    <ul aria-label="Ближайшие дни и кому" className="flex flex-wrap gap-2">
      {nearDays(isoDay(new Date(), env.TIME_ZONE)).map(({ title, from, to }) => {
        const isOn = filter.start_date === from && filter.end_date === to
        const period = isOn ? { start_date: undefined, end_date: undefined } : { start_date: from, end_date: to }
        return (
          <FilterChip key={title} href={postersHref({ ...rest, ...period })} isOn={isOn}>
            {title}
          </FilterChip>
        )
      })}
      <FilterChip
        href={postersHref({ ...rest, children: filter.children ? undefined : true })}
        isOn={filter.children === true}
      >
        Детям
      </FilterChip>
      <FilterChip href={postersHref({ ...rest, free: filter.free ? undefined : true })} isOn={filter.free === true}>
        Бесплатно
      </FilterChip>
    </ul>
  )
}
