import { calendarHref, postersQuery, type PostersPage } from '@/components/features/posters/queries'
import { describeFilter } from '@/components/features/posters/posters-found'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { paths } from '@/lib/config/paths'
import { formatMonth } from '@/lib/time/dates'
import { dayWords } from '@/components/features/posters/showing-text'

/** Returns title with the filter in words, description, canonical address and feed. */
export function postersHead({ page, list, noindex }: PostersPage, city: string) {
  const { filter, view, month, day } = page
  const words = describeFilter(filter, list.categories)
  const title = [
    filter.when === 'past' && view === 'list' ? 'Прошедшие события' : 'Афиша',
    view === 'calendar' && (day ? dayWords(day, '') : formatMonth(`${month}-01`, 'UTC').toLowerCase()),
    ...words,
  ]
  return {
    title: pageTitle(filter.page, ...title),
    description: `Концерты, спектакли, выставки, ярмарки и экскурсии ${city || 'города'}: даты, места, цены и возраст. Любое событие можно добавить в свой календарь.`,
    path:
      view === 'calendar'
        ? calendarHref(filter, month, day)
        : pageHref(paths.posters, postersQuery(filter), filter.page),
    noindex,
    feed: { section: 'posters' as const, query: postersQuery(filter) },
  }
}
