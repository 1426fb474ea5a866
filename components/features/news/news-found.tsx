import { newsHref } from '@/components/features/news/queries'
import { FoundWords } from '@/components/ui/found-words'
import type { NewsFilter, NewsType } from '@/lib/domains/news/contract'
import { formatLongDate, formatMonth } from '@/lib/shared/dates'
import { formatNumber } from '@/lib/shared/plural'

interface NewsFoundProps {
  total: number
  filter: NewsFilter
  types: readonly NewsType[]
}

/** The state of the list in words: «Найдено 214 · Фоторепортажи · ноябрь 2026», and the way back to all. */
export function NewsFound({ total, filter, types }: NewsFoundProps) {
  const words = [
    `Найдено ${formatNumber(total)}`,
    types.find(({ code }) => code === filter.type)?.title,
    periodInWords(filter),
    filter.tag && `тема «${filter.tag}»`,
    filter.text && `со словами «${filter.text}»`,
  ].flatMap((word) => word || [])
  const isNarrowed = words.length > (filter.type ? 2 : 1)
  return <FoundWords words={words} resetHref={isNarrowed ? newsHref({ type: filter.type }) : undefined} />
}

/** Days are calendar days already: they are read and written in UTC. */
export function periodInWords({ start_date: from, end_date: to }: Partial<NewsFilter>): string | undefined {
  if (!from && !to) return undefined
  if (!to) return `с ${longDay(from)}`
  if (!from) return `по ${longDay(to)}`
  if (from === to) return longDay(from)
  if (from.endsWith('-01') && to === lastDayOfMonth(from)) return formatMonth(from, 'UTC').toLowerCase()
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return `${from.slice(0, 4)} год`
  return `с ${longDay(from)} по ${longDay(to)}`
}

function longDay(day: string | undefined): string {
  return day ? formatLongDate(day, 'UTC') : ''
}

function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
