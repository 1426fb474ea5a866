import { describeEntry } from '@/components/features/posters/shown-poster'
import type { NoticeFacts } from '@/components/ui/notice-facts'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterItem } from '@/lib/domains/posters/contract'
import { upperFirst } from '@/lib/text/capitalize'
import { formatDateCount, formatPlace, formatShowing } from '@/components/features/posters/showing-text'

const MAX_DATES = 5

export function posterNotice(poster: PosterItem, now: Date): NoticeFacts {
  const { id, slug, title, summary, category, age, organizer, phone, ticket_url: tickets } = poster
  return {
    label: `${category.title}, ${age}+`,
    title,
    lead: summary,
    rows: [
      ...getDateRows(poster, now),
      { term: 'Вход', value: describeEntry(poster, 'Свободный') },
      { term: 'Организатор', value: organizer },
      { term: 'Справки', value: phone, official: true },
    ],
    stepsTitle: poster.is_past ? 'Событие прошло' : 'Как прийти',
    steps: [
      ...(poster.is_past ? [] : ['Откройте страницу события: там карта и все даты.']),
      ...(tickets && !poster.is_past ? ['Купите билет или запишитесь по ссылке на ней.'] : []),
      poster.is_past ? 'Что было — на странице события.' : 'Сохраните дату в календарь телефона.',
    ],
    url: new URL(paths.posterItem(id, slug), env.PUBLIC_URL).href,
  }
}

function getDateRows({ dates, is_past: isPast }: PosterItem, now: Date): NoticeFacts['rows'] {
  const shown = dates.filter((date) => isPast || !date.is_over)
  const more = shown.length - MAX_DATES
  const lines = shown.slice(0, MAX_DATES).map((date) => upperFirst(formatShowing(date, env.TIME_ZONE, now)))
  if (more > 0) lines.push(`и ещё ${formatDateCount(more)} — на странице`)
  const places = [...new Set(shown.map(formatPlace))]
  return [
    { term: 'Когда', value: lines.join('\n') },
    { term: 'Где', value: places.join('\n') },
  ]
}
