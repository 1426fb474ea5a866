import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { z } from 'zod'
import { defineFilteredPage } from '@/components/ui/filtered-list/filtered-page'
import { read, readById } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import { emptyPage } from '@/lib/contract/page'
import {
  POSTERS_PER_PAGE,
  getPoster as getPosterOperation,
  listPosters,
  posterFilter,
  type PosterCard,
  type PosterDate,
  type PosterFilter,
  type PosterItem,
  type PosterList,
} from '@/lib/domains/posters/contract'
import { day } from '@/lib/contract/shapes'
import type { SearchParams } from '@/lib/config/search-params'
import { isoDay } from '@/lib/time/dates'
import { daysOfShowing } from '@/lib/time/month-calendar'
import { env } from '@/lib/config/env'
import type { FeedEntry, FeedFacts } from '@/lib/domains/site/feed-file'
import { formatShowing } from '@/components/features/posters/showing-text'

/** What the URL asks for: the list, or the calendar of a month. */
export interface PostersView {
  filter: PosterFilter
  view: 'list' | 'calendar'
  month: string
  day: string | undefined
}

const noPosters: PosterList = { posters: emptyPage(POSTERS_PER_PAGE, paths.posters), categories: [], calendar: [] }

const viewFilter = posterFilter.safeExtend({
  view: z.literal('calendar', messages.unknownValue).optional(),
  date: day.optional(),
})
type ViewFilter = z.infer<typeof viewFilter>

const postersSection = defineFilteredPage({
  read: readView,
  filter: viewFilter,
  path: paths.posters,
  address: {
    view: 'view',
    month: 'month',
    date: 'date',
    when: 'when',
    category: 'category',
    age: 'age',
    children: 'children',
    free: 'free',
    start_date: 'from',
    end_date: 'to',
    text: 'text',
  },
  empty: { list: noPosters, ofDay: null },
  terms: ({ list: { categories: category } }) => ({ category }),
  unknown: {
    view: 'Такого вида афиши нет',
    month: 'Такого месяца нет',
    date: 'Такой даты нет',
    when: 'Такого времени событий нет',
    category: 'Такого вида событий нет',
    age: 'Такого возраста нет',
    children: 'Такого отбора «Детям» нет',
    free: 'Такой цены нет',
  },
  indexed: [],
})

export const { query: postersQuery, href: postersHref } = postersSection

export type PostersPage = Awaited<ReturnType<typeof readPostersPage>>

/** A URL with text, period or day is not indexed. */
export async function readPostersPage(params: SearchParams) {
  const { answer, filter: requested, wrong } = await postersSection.readAnswer(params)
  const { view, month, date: day, when, start_date, end_date, ...lasting } = requested
  const filter = view ? { ...lasting, page: 1 } : { ...lasting, when, start_date, end_date }
  const page: PostersView = { filter, view: view ?? 'list', month: month ?? getMonth(day), day }
  const noindex = [wrong, filter.text, start_date, end_date, day].some((value) => value !== undefined)
  return { ...answer, page, noindex, wrong }
}

/** Without a period the list begins today, and the current month opens on today. */
async function readView({ view, month: requested, date, when, start_date, end_date, ...lasting }: ViewFilter) {
  if (!view) {
    const list = await getPosters({
      ...lasting,
      start_date,
      end_date,
      when: when ?? (start_date || end_date ? undefined : 'upcoming'),
    })
    return list && { list, ofDay: null }
  }
  const month = requested ?? getMonth(date)
  const day = date ?? (today().startsWith(month) ? today() : undefined)
  const [list, shown] = await Promise.all([
    getPosters({ ...lasting, page: 1, month }),
    day ? getPosters({ ...lasting, page: 1, start_date: day, end_date: day }) : null,
  ])
  return list && { list, ofDay: day && shown ? { day, posters: shown.posters } : null }
}

const today = () => isoDay(new Date(), env.TIME_ZONE)
const getMonth = (date = today()) => date.slice(0, 7)

function getPosters(filter: Partial<PosterFilter>): Promise<PosterList | null> {
  return read(listPosters, { query: filter as z.input<typeof posterFilter> })
}

const CALENDAR_PAGES = [1, 2, 3, 4]

type UpcomingPoster = PosterCard & { dates: PosterDate[] }

/** Returns at most four pages of future events with all their dates, the nearest first. */
export async function getUpcomingPosters(params: SearchParams): Promise<UpcomingPoster[]> {
  const { view: _view, date: _date, month: _month, ...filter } = postersSection.readFilter(params).filter
  const pages = await Promise.all(CALENDAR_PAGES.map((page) => getPosters({ ...filter, when: 'upcoming', page })))
  return Promise.all(pages.flatMap((list) => list?.posters.data ?? []).map((card) => withDates(card, filter)))
}

async function withDates(card: PosterCard, filter: PosterFilter): Promise<UpcomingPoster> {
  const all = card.dates_count > 1 ? (await getPoster(String(card.id)))?.dates : undefined
  const dates = all ?? (card.date ? [card.date] : [])
  return { ...card, dates: dates.filter((date) => !date.is_over && isWithin(date, filter)) }
}

function isWithin(date: PosterDate, { start_date: start, end_date: end }: PosterFilter): boolean {
  const { first, last } = daysOfShowing(date, env.TIME_ZONE)
  return (!start || last >= start) && (!end || first <= end)
}

/** Returns a poster, or its draft for the holder of a preview link; null if there is none. */
export const getPoster = cache(
  async (number: string): Promise<PosterItem | null> => (await readById(getPosterOperation, number))?.poster ?? null,
)

/** Redirects from a wrong slug; a wrong number is not found. */
export async function getPosterAt(number: string, slug: string | undefined): Promise<PosterItem> {
  const poster = await getPoster(number)
  if (!poster) notFound()
  if (poster.slug !== slug || String(poster.id) !== number) permanentRedirect(paths.posterItem(poster.id, poster.slug))
  return poster
}

/** Keeps the filters except the period. */
export function calendarHref(filter: Partial<PosterFilter>, month: string, day?: string): string {
  const { category, age, children, free, text } = filter
  return postersHref({ view: 'calendar', month, date: day, category, age, children, free, text })
}

/** An entry says when its event takes place and is dated by its last change. */
export async function postersFeed(params: SearchParams): Promise<{ facts: FeedFacts; entries: FeedEntry[] }> {
  const { page, list } = await readPostersPage({ ...params, view: undefined, page: undefined })
  const now = new Date()
  const entries = list.posters.data.flatMap(({ id, slug, title, summary, category, date, ...card }) => {
    if (!date) return []
    const description = `${formatShowing(date, env.TIME_ZONE, now)}, ${date.place}. ${summary}`
    const picture = card.head_img?.img.sizes?.card
    const path = paths.posterItem(id, slug)
    const dated = { date: card.updated_at, dateIs: 'changed' as const }
    return [{ id, title, path, description, ...dated, category: category.title, picture }]
  })
  const query = postersQuery(page.filter)
  return { facts: { section: 'posters', title: 'Афиша', path: postersHref(page.filter), query }, entries }
}
