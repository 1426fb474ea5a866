import { calendarHref, postersHref, type PostersView } from '@/components/features/posters/queries'
import { FoundWords } from '@/components/ui/found-words'
import type { PosterFilter, PosterList } from '@/lib/domains/posters/contract'
import { countOf, formatNumber } from '@/lib/shared/plural'
import { dayWords } from '@/lib/shared/showing-words'

interface PostersFoundProps {
  total: number
  page: PostersView
  categories: PosterList['categories']
}

/** Shows the number and the filter in words, «Найдено 12 · Концерты · бесплатно», and a link to all events. */
export function PostersFound({ total, page, categories }: PostersFoundProps) {
  const { filter, view, month } = page
  const words = posterFilterWords(filter, categories)
  const reset = view === 'calendar' ? calendarHref({}, month) : postersHref({ when: filter.when })
  const all = `${filter.when === 'past' ? 'Прошло' : 'Впереди'} ${countOf(total, ['событие', 'события', 'событий'])}`
  return words.length > 0 ? (
    <FoundWords words={[`Найдено ${formatNumber(total)}`, ...words]} resetHref={reset} />
  ) : (
    <FoundWords words={[all]} />
  )
}

/** Returns each active filter in words. */
export function posterFilterWords(filter: Partial<PosterFilter>, categories: PosterList['categories']): string[] {
  const { category, age, free, text } = filter
  const words = [
    category && categories.find(({ id }) => id === category)?.title,
    periodWords(filter),
    age !== undefined && `до ${age}+`,
    free && 'бесплатно',
    text && `со словами «${text}»`,
  ]
  return words.flatMap((word) => word || [])
}

function periodWords({ start_date: from, end_date: to }: Partial<PosterFilter>): string | undefined {
  if (from && from === to) return dayWords(from, '')
  const parts = [from && `с ${dayWords(from, '')}`, to && `по ${dayWords(to, '')}`]
  return parts.filter(Boolean).join(' ') || undefined
}
