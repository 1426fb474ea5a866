import { MonthGrid } from '@/components/features/posters/month-grid'
import { PosterTile } from '@/components/features/posters/poster-tile'
import { toShownPoster } from '@/components/features/posters/shown-poster'
import { postersHref, type PostersPage, type PostersView } from '@/components/features/posters/queries'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/button'
import type { CalendarDay, PosterList } from '@/lib/domains/posters/contract'
import { formatEventCount } from '@/components/features/posters/showing-text'
import { formatDay } from '@/lib/time/day-range'

interface PostersCalendarProps {
  page: PostersView
  calendar: readonly CalendarDay[]
  ofDay: PostersPage['ofDay']
  now: Date
}

export function PostersCalendar({ page, calendar, ofDay, now }: PostersCalendarProps) {
  return (
    <>
      <MonthGrid page={page} calendar={calendar} now={now} />
      {calendar.length === 0 && (
        <EmptyState title="В этом месяце событий нет">
          Посмотрите соседние месяцы: афишу обычно объявляют за шесть-восемь недель.
        </EmptyState>
      )}
      {ofDay && <DayEvents {...ofDay} page={page} now={now} />}
    </>
  )
}

interface DayEventsProps {
  day: string
  page: PostersView
  posters: PosterList['posters']
  now: Date
}

function DayEvents({ day, page, posters: { data, total }, now }: DayEventsProps) {
  const shown = data.map((poster) => toShownPoster(poster, now, day))
  // all have a picture, or none
  const tiles = shown.every(({ picture }) => picture) ? shown : shown.map((poster) => ({ ...poster, picture: null }))
  return (
    <section id="day" aria-labelledby="day-title" className="mt-12 scroll-mt-24">
      <h2 id="day-title" className="text-h2">
        {formatDay(day)}
      </h2>
      <p className="mt-2 text-ink-soft">{total > 0 ? formatEventCount(total) : 'В этот день ничего не назначено'}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
        {tiles.map((poster) => (
          <PosterTile key={poster.href} poster={poster} />
        ))}
      </ul>
      {total > data.length && (
        <p className="mt-8">
          <LinkButton href={postersHref({ ...page.filter, start_date: day, end_date: day })} variant="secondary">
            Все события дня
          </LinkButton>
        </p>
      )}
    </section>
  )
}
