import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { GalleryFilter, GalleryOwner } from '@/lib/domains/galleries/contract'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { selectPage } from '@/lib/platform/database/select'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface GalleryRow {
  id: number
  owner: GalleryOwner
  title: string
  summary: string | null
  date: string
  cover: StoredMedia | null
  picture_count: number
  video_count: number
}

type GalleryQuery = Omit<GalleryFilter, 'page'> & { owner: GalleryOwner; exceptId?: number }

const pictures = sql`FROM galleries_rels r WHERE r.parent_id = g.id AND r.path = 'pictures'`
const videos = sql`FROM galleries_videos v WHERE v._parent_id = g.id`

const cover = sql`coalesce(g.cover_id, (SELECT r.media_id ${pictures} ORDER BY r."order" LIMIT 1),
  (SELECT v.still_id ${videos} AND v.still_id IS NOT NULL ORDER BY v._order LIMIT 1))`

const columns = sql`g.id, g.owner, g.title, g.summary, to_char(g.date AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date,
  ${imageColumns(cover)} AS cover,
  (SELECT count(*)::int ${pictures}) AS picture_count, (SELECT count(*)::int ${videos}) AS video_count`

export async function findGalleries(
  filter: GalleryQuery,
  limit: number,
  offset = 0,
): Promise<{ found: GalleryRow[]; total: number }> {
  return selectPage<GalleryRow>({
    columns,
    from: sql`FROM galleries g WHERE ${joinAnd(buildConditions(filter))}`,
    order: sql`g.date DESC, g.id DESC`,
    limit,
    offset,
  })
}

export async function findGalleryYears(owner: GalleryOwner): Promise<number[]> {
  const found = await query<{ year: number }>(sql`
    SELECT DISTINCT extract(year FROM g.date AT TIME ZONE 'UTC')::int AS year FROM galleries g
    WHERE ${joinAnd(buildConditions({ owner }))} ORDER BY year DESC`)
  return found.map(({ year }) => year)
}

export async function countGalleryKinds(owner: GalleryOwner): Promise<{ photo: number; video: number }> {
  const [row] = await query<{ photo: number; video: number }>(sql`
    SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 ${pictures}))::int AS photo,
      count(*) FILTER (WHERE EXISTS (SELECT 1 ${videos}))::int AS video
    FROM galleries g WHERE ${joinAnd(buildConditions({ owner }))}`)
  return row ?? { photo: 0, video: 0 }
}

function buildConditions({ owner, kind, year, text, exceptId }: GalleryQuery): SQL[] {
  const all: SQL[] = [sql`g._status = 'published'`, sql`g.owner = ${owner}`]
  if (exceptId) all.push(sql`g.id <> ${exceptId}`)
  if (kind === 'photo') all.push(sql`EXISTS (SELECT 1 ${pictures})`)
  if (kind === 'video') all.push(sql`EXISTS (SELECT 1 ${videos})`)
  if (year) all.push(sql`extract(year FROM g.date AT TIME ZONE 'UTC') = ${year}`)
  if (text) all.push(isAbout(text))
  return all
}

function isAbout(text: string): SQL {
  const has = (words: SQL) => sql`to_tsvector('russian', plain_letters(${words})) @@ ${russianQuery(text)}`
  return sql`(${has(sql`g.title || ' ' || coalesce(g.summary, '')`)} OR ${matchesTitle(sql`g.title`, text)}
    OR EXISTS (SELECT 1 FROM galleries_rels r JOIN media m ON m.id = r.media_id
      WHERE r.parent_id = g.id AND r.path = 'pictures' AND ${has(sql`coalesce(m.caption, '')`)})
    OR EXISTS (SELECT 1 ${videos} AND ${has(sql`v.title`)}))`
}
