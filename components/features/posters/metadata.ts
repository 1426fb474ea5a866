import { calendarHref, postersQuery, type PostersPage, getPoster } from '@/components/features/posters/queries'
import { describeFilter } from '@/components/features/posters/posters-found'
import { pageHref, pageTitle } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'
import { formatMonth } from '@/lib/time/dates'
import { toCalendarLeaf, formatShowing } from '@/components/features/posters/showing-text'
import { formatDay } from '@/lib/time/day-range'
import { env } from '@/lib/config/env'
import type { SocialCard } from '@/lib/navigation/social-card'
import type { PosterItem } from '@/lib/domains/posters/contract'

export function postersHead({ page, list, noindex }: PostersPage, city: string) {
  const { filter, view, month, day } = page
  const labels = describeFilter(filter, list.categories)
  const title = [
    filter.when === 'past' && view === 'list' ? 'Прошедшие события' : 'Афиша',
    view === 'calendar' && (day ? formatDay(day, '') : formatMonth(`${month}-01`, 'UTC').toLowerCase()),
    ...labels,
  ]
  return {
    title: pageTitle(filter.page, ...title),
    description:
      `Концерты, спектакли, выставки, ярмарки и экскурсии ${city || 'города'}: даты, места, цены и возраст. ` +
      'Любое событие можно добавить в свой календарь.',
    path:
      view === 'calendar'
        ? calendarHref(filter, month, day)
        : pageHref(paths.posters, postersQuery(filter), filter.page),
    noindex,
    feed: { section: 'posters' as const, query: postersQuery(filter) },
  }
}

export function posterCard(poster: PosterItem): SocialCard {
  const { id, title, category, date, age, is_past: isPast, head_img: picture } = poster
  const now = new Date()
  const leaf = date && toCalendarLeaf(date, env.TIME_ZONE, now)
  return {
    kind: 'poster',
    id,
    label: category.title,
    title,
    picture,
    facts: [
      date && formatShowing(date, env.TIME_ZONE, now),
      date?.place,
      [`${age}+`, poster.is_free ? 'вход свободный' : poster.price].filter(Boolean).join(' · '),
    ],
    leaf: leaf ? { above: leaf.above, number: leaf.day, below: leaf.month } : undefined,
    mark: isPast ? { text: 'Уже прошло', tone: 'neutral' } : undefined,
  }
}

export async function findPosterCard(id: string): Promise<SocialCard | null> {
  const poster = await getPoster(id)
  return poster && posterCard(poster)
}
