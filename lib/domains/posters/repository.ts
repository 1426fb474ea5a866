import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Term } from '@/lib/contract/shapes'
import type { PosterFilter } from '@/lib/domains/posters/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPage, withinDays } from '@/lib/platform/database/select'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface StoredDate {
  id: string
  starts_at: string
  ends_at: string | null
  place: string
  address: string | null
  latitude: number | null
  longitude: number | null
}

export interface PosterRow {
  id: number
  slug: string | null
  title: string
  summary: string | null
  category: Term
  age: string
  for_children: boolean
  is_free: boolean
  price: string | null
  ticket_url: string | null
  image: StoredMedia | null
  dates: StoredDate[]
  dates_count: number
  dates_ahead: number
  is_past: boolean
  updated_at: string | Date
}

export type PosterQuery = Omit<PosterFilter, 'page' | 'month'> & { exceptId?: number }

/** Without an end, a showing lasts three hours, as in lib/time/month-calendar.ts. */
const endOfDate = sql`coalesce(d.ends_at, d.starts_at + interval '3 hours')`
/** A showing shorter than a day belongs to the day it begins. */
const lastMoment = sql`CASE WHEN d.ends_at - d.starts_at >= interval '24 hours' THEN d.ends_at ELSE d.starts_at END`

const columns = sql`p.id, p.slug, p.title, p.summary, p.age, coalesce(p.for_children, false) AS for_children,
  coalesce(p.is_free, false) AS is_free, p.price, p.ticket_url,
  jsonb_build_object('id', c.id, 'title', c.title) AS category, ${imageColumns(sql`p.head_image_id`)} AS image,
  m.dates, w.dates_count, w.dates_ahead, w.is_past, p.updated_at`

export async function findPosters(
  filter: PosterQuery,
  limit: number,
  offset = 0,
): Promise<{ found: PosterRow[]; total: number }> {
  const from = sql`FROM posters p JOIN poster_categories c ON c.id = p.category_id
    JOIN LATERAL (${buildDatesQuery(buildPeriod(filter))}) m ON m.dates IS NOT NULL
    JOIN LATERAL (SELECT count(*)::int AS dates_count,
      count(*) FILTER (WHERE ${endOfDate} > now())::int AS dates_ahead, bool_and(${endOfDate} <= now()) AS is_past
      FROM posters_dates d WHERE d._parent_id = p.id) w ON TRUE WHERE ${joinAnd(buildConditions(filter))}`
  return selectPage<PosterRow>({ columns, from, order: sql`m.is_over, m.next_at, m.last_at DESC, p.id`, limit, offset })
}

/** A running exhibition sorts by its end: it is open on any day until then. */
function buildDatesQuery(period: SQL): SQL {
  return sql`SELECT bool_and(${endOfDate} <= now()) AS is_over, max(d.starts_at) AS last_at,
      min(CASE WHEN d.starts_at >= now() THEN d.starts_at ELSE ${endOfDate} END) FILTER (WHERE ${endOfDate} > now()) AS next_at,
      jsonb_agg(jsonb_build_object('id', d.id, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'place', d.place,
        'address', d.address, 'latitude', d.latitude, 'longitude', d.longitude) ORDER BY d.starts_at) AS dates
    FROM posters_dates d WHERE d._parent_id = p.id AND ${period}`
}

export interface ShowingRow extends Pick<StoredDate, 'starts_at' | 'ends_at'> {
  id: number
  slug: string | null
  title: string
}

export function findShowings(filter: PosterQuery): Promise<ShowingRow[]> {
  return query(sql`SELECT p.id, p.slug, p.title, d.starts_at, d.ends_at
    FROM posters_dates d JOIN posters p ON p.id = d._parent_id
    WHERE ${buildPeriod(filter)} AND ${joinAnd(buildConditions({ ...filter, when: undefined }))} ORDER BY d.starts_at, p.id`)
}

export function findPosterCategories(): Promise<(Term & { count: number })[]> {
  return query(sql`SELECT c.id, c.title, count(p.id)::int AS count FROM poster_categories c
    LEFT JOIN posters p ON p.category_id = c.id AND p._status = 'published' GROUP BY c.id ORDER BY c.position, c.id`)
}

function buildPeriod({ start_date: start, end_date: end }: PosterQuery): SQL {
  return joinAnd([...withinDays(lastMoment, start, undefined), ...withinDays(sql`d.starts_at`, undefined, end)])
}

function buildConditions({ text, category, age, children, free, when, exceptId }: PosterQuery): SQL[] {
  const all: SQL[] = [sql`p._status = 'published'`]
  if (category) all.push(sql`p.category_id = ${category}`)
  if (age !== undefined) all.push(sql`p.age::text::int <= ${age}`)
  if (children) all.push(sql`p.for_children`)
  if (free) all.push(sql`p.is_free`)
  if (when) all.push(when === 'past' ? sql`w.is_past` : sql`NOT w.is_past`)
  if (exceptId) all.push(sql`p.id <> ${exceptId}`)
  if (text) {
    const places = sql`(SELECT string_agg(t.place, ' ') FROM posters_dates t WHERE t._parent_id = p.id)`
    all.push(
      hasText(sql`p.title || ' ' || coalesce(p.summary, '') || ' ' || coalesce(${places}, '')`, sql`p.title`, text),
    )
  }
  return all
}
