import { env } from '@/lib/config/env'
import { buildPage } from '@/lib/contract/page'
import {
  type CalendarDay,
  type PosterCard,
  type PosterDate,
  type PosterFilter,
  type PosterItem,
  type PosterList,
  POSTERS_PER_PAGE,
} from '@/lib/domains/posters/contract'
import {
  findPosterCategories,
  findPosters,
  findShowings,
  type PosterQuery,
  type PosterRow,
  type ShowingRow,
  type StoredDate,
} from '@/lib/domains/posters/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { requirePage } from '@/lib/platform/payload/find-pages'
import type { Poster } from '@/lib/platform/payload/payload-types'
import { toSeo } from '@/lib/platform/payload/to-shapes'
import { toDocuments, toImage } from '@/lib/platform/pictures/media'
import { isoDay, toIso } from '@/lib/time/dates'
import { daysOfShowing, isShowingOver, monthWeeks, nearestShowing } from '@/lib/time/month-calendar'
import { DAY_MS } from '@/lib/time/days'

const DAYS_OF_WEEK = 7
const RELATED = 3

export async function listPosters({ page, month, ...filter }: PosterFilter): Promise<PosterList> {
  const perPage = POSTERS_PER_PAGE
  const [{ found, total }, categories, calendar] = await Promise.all([
    findPosters(filter, perPage, (page - 1) * perPage),
    findPosterCategories(),
    month ? buildCalendar(month, filter) : [],
  ])
  const now = new Date()
  return {
    posters: buildPage(
      found.map((row) => toPosterCard(row, now)),
      { total, perPage, page, path: '/api/posters', filter: { ...filter, month } },
    ),
    categories,
    calendar,
  }
}

export async function findPostersOfWeek(limit: number): Promise<PosterCard[]> {
  const now = new Date()
  const { found } = await findPosters(
    {
      when: 'upcoming',
      start_date: isoDay(now, env.TIME_ZONE),
      end_date: isoDay(new Date(now.getTime() + (DAYS_OF_WEEK - 1) * DAY_MS), env.TIME_ZONE),
    },
    limit,
  )
  const cards = found.map((row) => toPosterCard(row, now))
  // an event with later dates comes with the one of this week, which may be over
  return cards.filter(({ date }) => date !== null && !isShowingOver(date, now))
}

export async function getPoster(id: number, draft: boolean): Promise<PosterItem> {
  const poster = await requirePage('posters', id, { draft })
  const now = new Date()
  const row = rowOfPoster(poster, now)
  const related = await findPosters({ category: row.category.id, when: 'upcoming', exceptId: id }, RELATED)
  return {
    ...toPosterCard(row, now),
    body: toHtml(poster.body),
    dates: row.dates.map((date) => toDate(date, now)),
    organizer: poster.organizer || null,
    phone: poster.phone || null,
    join_documents: toDocuments(poster.attachments),
    related: related.found.map((one) => toPosterCard(one, now)),
    seo: toSeo(poster.seo),
  }
}

async function buildCalendar(month: string, filter: PosterQuery): Promise<CalendarDay[]> {
  const days = monthWeeks(month).flatMap((week) => week.filter((day) => day !== null))
  const showings = await findShowings({ ...filter, start_date: days[0], end_date: days.at(-1) })
  return spreadOverDays(showings, days, new Date())
}

function spreadOverDays(rows: ShowingRow[], days: string[], now: Date): CalendarDay[] {
  const byDay = new Map(
    days.map((day) => [day, { starting: [] as CalendarDay['starting'], goingOn: new Set<number>() }]),
  )
  for (const { id, slug, title, ...stored } of rows) {
    const showing = toMoments(stored)
    const { first, last } = daysOfShowing(showing, env.TIME_ZONE)
    for (const [day, cell] of byDay) {
      if (day < first || day > last) continue
      if (day === first)
        cell.starting.push({
          id,
          title,
          slug: slug || 'item',
          starts_at: showing.starts_at,
          is_over: isShowingOver(showing, now),
        })
      else cell.goingOn.add(id)
    }
  }
  return [...byDay].flatMap(([day, { starting, goingOn }]) => {
    // an event that begins on this day does not also continue
    for (const { id } of starting) goingOn.delete(id)
    return starting.length + goingOn.size > 0 ? [{ day, starting, running: goingOn.size }] : []
  })
}

function toPosterCard(row: PosterRow, now: Date): PosterCard {
  const date = nearestShowing(
    row.dates.map((one) => toDate(one, now)),
    now,
  )
  return {
    id: row.id,
    slug: row.slug || 'item',
    title: row.title,
    summary: row.summary ?? '',
    category: row.category,
    age: Number(row.age),
    for_children: row.for_children,
    is_free: row.is_free,
    price: row.is_free ? null : row.price || null,
    ticket_url: row.ticket_url || null,
    head_img: toImage(row.image),
    date: date ?? null,
    dates_count: row.dates_count,
    dates_ahead: row.dates_ahead,
    is_past: row.is_past,
    updated_at: toIso(row.updated_at),
  }
}

function toDate(date: StoredDate, now: Date): PosterDate {
  const { id, place, address, latitude, longitude } = date
  const moments = toMoments(date)
  return {
    id,
    ...moments,
    place,
    address: address ?? '',
    latitude,
    longitude,
    is_over: isShowingOver(moments, now),
  }
}

/** PostgreSQL adds an offset; the contract has UTC. */
function toMoments({ starts_at: start, ends_at: end }: Pick<StoredDate, 'starts_at' | 'ends_at'>) {
  return { starts_at: toIso(start), ends_at: toIso(end) }
}

function rowOfPoster(poster: Poster, now: Date): PosterRow {
  const { id, title, summary, age, price } = poster
  const category = typeof poster.category === 'object' ? poster.category : { id: 0, title: '' }
  const dates = (poster.dates ?? [])
    .filter(({ startsAt, place }) => Boolean(startsAt && place)) // a draft may have days without them
    .map((date) => ({
      id: date.id ?? '',
      starts_at: date.startsAt,
      ends_at: date.endsAt ?? null,
      place: date.place,
      address: date.address ?? null,
      latitude: date.latitude ?? null,
      longitude: date.longitude ?? null,
    }))
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
  const ahead = dates.filter((date) => !isShowingOver(date, now)).length
  return {
    id,
    title,
    summary,
    age,
    dates,
    price: price ?? null,
    ticket_url: poster.ticketUrl ?? null,
    slug: poster.slug ?? null,
    category: { id: category.id, title: category.title },
    for_children: poster.forChildren ?? false,
    is_free: poster.isFree ?? false,
    image: typeof poster.headImage === 'object' ? (poster.headImage ?? null) : null,
    dates_count: dates.length,
    dates_ahead: ahead,
    is_past: dates.length > 0 && ahead === 0,
    updated_at: poster.updatedAt,
  }
}
