import { defineSection } from '@/components/ui/filtered-list/section'
import { formatSearchText } from '@/components/ui/filtered-list/section-text'
import type { TabItem } from '@/components/ui/list/tabs'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { emptyPage } from '@/lib/contract/page'
import {
  NEWS_PER_PAGE,
  listNews,
  newsFilter,
  type NewsFilter,
  type NewsList,
  type NewsType,
} from '@/lib/domains/news/contract'
import type { SearchParams } from '@/lib/config/search-params'
import { formatLongDate, formatMonth } from '@/lib/time/dates'
import { formatFound } from '@/lib/text/plural'

const NEWS_TITLE = 'Новости'

export const newsSection = defineSection({
  read: (filter) => read(listNews, { query: filter }),
  filter: newsFilter,
  path: paths.news,
  title: (_labels, filter, answer) => typeTitle(filter, answer) ?? NEWS_TITLE,
  address: { type: 'type', text: 'text', tag: 'tag', start_date: 'from', end_date: 'to' },
  page: ({ news }) => news,
  empty: { news: emptyPage<never>(NEWS_PER_PAGE, paths.news), news_types: [] },
  unknown: { type: 'Такого типа новостей нет' },
  indexed: ['type'],
  labels: (filter, answer) => {
    const { tag, text } = filter
    return [typeTitle(filter, answer), formatPeriod(filter), tag && `тема «${tag}»`, formatSearchText(text)]
  },
  nothing: {
    yet: 'Новостей пока нет',
    yetAdvice: 'Первая появится здесь, как только её опубликуют.',
    advice: 'Попробуйте другие слова или более широкий период.',
    all: 'Показать все новости',
  },
})

export type NewsPage = Awaited<ReturnType<typeof readNews>>

/** Resetting the filter keeps the type, which has a page of its own. */
export async function readNews(params: SearchParams) {
  const shown = await newsSection.read(params)
  const { filter, answer, page, state, head } = shown
  const ofType = newsSection.href({ type: filter.type })
  const ofFilter = newsSection.href(filter)
  const labels = [formatFound(page.total), ...shown.labels]
  // the tabs say how many there are of a type
  const found = ofType === ofFilter ? undefined : { labels, resetHref: ofType }
  const advice = filter.type ? 'Проверьте другие типы новостей или расширьте период.' : state.nothing.advice
  const type = typeTitle(filter, answer)
  return {
    ...shown,
    title: type ?? NEWS_TITLE,
    // A type with the same name as the section would be a duplicate of the section, so it is not indexed.
    head: { ...head, noindex: head.noindex || type === NEWS_TITLE },
    state: { ...state, found, nothing: { ...state.nothing, advice } },
  }
}

/** Counts are of all news, so other filters hide them. */
export function newsTabs(types: readonly NewsType[], filter: NewsFilter): TabItem[] {
  const { text, tag, start_date: start, end_date: end, type } = filter
  const isWhole = !text && !tag && !start && !end
  const all = { href: newsSection.href({ ...filter, type: undefined }), label: 'Все', current: type === undefined }
  const ofTypes = types
    .filter(({ code, count }) => count > 0 || code === type)
    .map(({ code, title, count }) => ({
      href: newsSection.href({ ...filter, type: code }),
      label: title,
      current: code === type,
      ...(isWhole && { count }),
    }))
  return [all, ...ofTypes]
}

function typeTitle({ type }: Partial<NewsFilter>, { news_types: types }: NewsList): string | undefined {
  return types.find(({ code }) => code === type)?.title
}

export function formatPeriod({ start_date: from, end_date: to }: Partial<NewsFilter>): string | undefined {
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
