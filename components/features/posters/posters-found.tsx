import { calendarHref, postersHref, type PostersView } from '@/components/features/posters/queries'
import { FoundSummary } from '@/components/ui/filtered-list/found-summary'
import { formatEventCount } from '@/components/features/posters/showing-text'
import { env } from '@/lib/config/env'
import type { PosterFilter, PosterList } from '@/lib/domains/posters/contract'
import { formatFound } from '@/lib/text/plural'
import { isoDay } from '@/lib/time/dates'
import { formatDay, formatDayRange } from '@/lib/time/day-range'

interface PostersFoundProps {
  total: number
  page: PostersView
  categories: PosterList['categories']
  now: Date
}

export function PostersFound({ total, page, categories, now }: PostersFoundProps) {
  const { filter, view, month } = page
  const labels = describeFilter(filter, categories, isoDay(now, env.TIME_ZONE).slice(0, 4))
  const reset = view === 'calendar' ? calendarHref({}, month) : postersHref({ when: filter.when })
  const all = `${filter.when === 'past' ? 'Прошло' : 'Впереди'} ${formatEventCount(total)}`
  return labels.length > 0 ? (
    <FoundSummary labels={[formatFound(total), ...labels]} resetHref={reset} />
  ) : (
    <FoundSummary labels={[all]} />
  )
}

/** Returns each active filter as text; `year` is left out. */
export function describeFilter(
  filter: Partial<PosterFilter>,
  categories: PosterList['categories'],
  year = '',
): string[] {
  const { category, age, children, free, text } = filter
  const labels = [
    category && categories.find(({ id }) => id === category)?.title,
    describePeriod(filter, year),
    age !== undefined && `до ${age}+`,
    children && 'детям',
    free && 'бесплатно',
    text && `со словами «${text}»`,
  ]
  return labels.flatMap((word) => word || [])
}

function describePeriod({ start_date: from, end_date: to }: Partial<PosterFilter>, year: string): string | undefined {
  if (from && to) return formatDayRange(from, to, year)
  if (from) return `с ${formatDay(from, year)}`
  return to && `по ${formatDay(to, year)}`
}
