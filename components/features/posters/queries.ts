import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { emptyPage, pageSizes } from '@/lib/contract/page'
import {
  getPoster as getPosterOperation,
  listPosters,
  month as monthShape,
  posterFilter,
  type PosterCard,
  type PosterDate,
  type PosterFilter,
  type PosterItem,
  type PosterList,
} from '@/lib/domains/posters/contract'
import { day as dayShape, idParams } from '@/lib/contract/shapes'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'
import { isoDay } from '@/lib/shared/dates'
import { daysOfShowing } from '@/lib/shared/month-calendar'
import { env } from '@/lib/config/env'

/** What the address of the section asks for: the list, or the calendar of a month with one of its days. */
export interface PostersView {
  filter: PosterFilter
  view: 'list' | 'calendar'
  /** Month of the calendar, YYYY-MM. */
  month: string
  /** The day of the calendar whose events stand under it. */
  day: string | undefined
}

export interface PostersPage {
  page: PostersView
  list: PosterList
  /** Events of the chosen day of the calendar; the present month opens on today. */
  ofDay: { day: string; posters: PosterList['posters'] } | null
  /** No words, no period, no day narrow it: worth an index. */
  whole: boolean
}

/** Everything the section shows at this address. Without a period the list begins with today. */
export async function readPostersPage(params: AddressParams): Promise<PostersPage> {
  const page = readPostersView(params)
  const { filter, view, month, day } = page
  const { start_date: start, end_date: end, text, when, ...lasting } = filter
  const whole = !text && !start && !end && !day
  if (view === 'list') {
    const list = await getPosters({ ...filter, when: start || end ? when : (when ?? 'upcoming') })
    return { page, list, ofDay: null, whole }
  }
  const narrowed = { ...lasting, text, page: 1 }
  const today = isoDay(new Date(), env.TIME_ZONE)
  const shownDay = day ?? (today.startsWith(month) ? today : undefined)
  const [list, ofDay] = await Promise.all([
    getPosters({ ...narrowed, month }),
    shownDay ? getPosters({ ...narrowed, start_date: shownDay, end_date: shownDay }) : null,
  ])
  return {
    page: { ...page, filter: { ...narrowed } },
    list,
    ofDay: shownDay && ofDay ? { day: shownDay, posters: ofDay.posters } : null,
    whole,
  }
}

/** A page of posters; empty where it could not be loaded. */
function getPosters(filter: Partial<PosterFilter>): Promise<PosterList> {
  return readList(JSON.stringify(filter))
}

/** Title and content of a page ask for the same list with filters made anew: the text of the filter is the key. */
const readList = cache(async (filter: string): Promise<PosterList> => {
  const list = await read(listPosters, { query: JSON.parse(filter) as z.input<typeof posterFilter> })
  return list ?? { posters: emptyPage(pageSizes.posters, paths.posters), categories: [], calendar: [] }
})

const CALENDAR_PAGES = [1, 2, 3, 4]

/** A poster with those of its dates that are still ahead. */
export type UpcomingPoster = PosterCard & { dates: PosterDate[] }

/** What is ahead by the filter of the address, the nearest first, with all its dates, as far as a calendar goes. */
export async function getUpcomingPosters(params: AddressParams): Promise<UpcomingPoster[]> {
  const { filter } = readPostersView(params)
  const pages = await Promise.all(CALENDAR_PAGES.map((page) => getPosters({ ...filter, when: 'upcoming', page })))
  return Promise.all(pages.flatMap(({ posters }) => posters.data).map((card) => withDates(card, filter)))
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

/** One poster by the number in its address, its draft for the holder of a preview link; null where none is. */
export const getPoster = cache(async (number: string): Promise<PosterItem | null> => {
  const params = idParams.safeParse({ id: number })
  if (!params.success) return null
  const answer = await read(getPosterOperation, { params: params.data }, { required: true })
  return answer?.poster ?? null
})

/** The poster that stands at this address. A wrong end leads to the right one, a wrong number nowhere. */
export async function getPosterAt(number: string, slug: string | undefined): Promise<PosterItem> {
  const poster = await getPoster(number)
  if (!poster) notFound()
  if (poster.slug !== slug || String(poster.id) !== number) permanentRedirect(paths.posterItem(poster.id, poster.slug))
  return poster
}

/** What an address asks for. What it says wrongly counts as not said. */
function readPostersView(params: AddressParams, now = new Date()): PostersView {
  const { text, category, age, free, when, start_date: start, end_date: end, page } = posterFilter.shape
  const filter = {
    text: text.safeParse(paramOf(params, 'text')).data,
    category: category.safeParse(paramOf(params, 'category')).data,
    age: age.safeParse(paramOf(params, 'age')).data,
    free: free.safeParse(paramOf(params, 'free')).data,
    when: when.safeParse(paramOf(params, 'when')).data,
    start_date: start.safeParse(paramOf(params, 'from')).data,
    end_date: end.safeParse(paramOf(params, 'to')).data,
    page: page.safeParse(paramOf(params, 'page')).data ?? 1,
  }
  const right = posterFilter.safeParse(filter).data ?? { ...filter, start_date: undefined, end_date: undefined }
  const day = dayShape.safeParse(paramOf(params, 'date')).data
  const month = monthShape.safeParse(paramOf(params, 'month')).data ?? (day ?? isoDay(now, env.TIME_ZONE)).slice(0, 7)
  return { filter: right, view: paramOf(params, 'view') === 'calendar' ? 'calendar' : 'list', month, day }
}

/** The filter as it stands in an address, without the page and without `?`. */
export function postersQuery(filter: Partial<PosterFilter>): string {
  const { when, category, age, free, start_date: from, end_date: to, text } = filter
  return queryOf({ when, category, age: age?.toString(), free: free ? 1 : undefined, from, to, text })
}

/** Address of the first page of the list with that filter. */
export function postersHref(filter: Partial<PosterFilter>): string {
  const query = postersQuery(filter)
  return query ? `${paths.posters}?${query}` : paths.posters
}

/** Address of a month of the calendar, or of one of its days. A period has no place there, the other filters have. */
export function calendarHref(filter: Partial<PosterFilter>, month: string, day?: string): string {
  const { category, age, free, text } = filter
  return `${paths.posters}?${queryOf({ view: 'calendar', month, date: day, category, age: age?.toString(), free: free ? 1 : undefined, text })}`
}
