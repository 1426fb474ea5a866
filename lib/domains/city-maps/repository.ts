import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { allOf, isLikeTitle, russianQuery } from '@/lib/platform/database/russian-search'
import type { CityMap } from '@/lib/platform/payload/payload-types'
import type { CityMapCard, CityMapFilter } from '@/lib/domains/city-maps/contract'
import type { Term } from '@/lib/contract/shapes'

export interface CityMapRow {
  id: number
  title: string
  lead: string | null
  kind: CityMapCard['kind']
  category: Term
  actual_at: string | null
  image: StoredMedia | null
}

export async function findCityMaps(
  filter: Omit<CityMapFilter, 'page'>,
  limit: number,
  offset: number,
): Promise<{ found: CityMapRow[]; total: number }> {
  const from = sql`FROM city_maps cm JOIN map_categories c ON c.id = cm.category_id WHERE ${allOf(conditionsOf(filter))}`
  const [found, [count]] = await Promise.all([
    query<CityMapRow>(sql`SELECT cm.id, cm.title, cm.lead, cm.kind, to_char(cm.actual_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS actual_at,
      jsonb_build_object('id', c.id, 'title', c.title) AS category,
      ${imageColumns(sql`coalesce(cm.head_image_id, cm.image_id)`)} AS image ${from}
      ORDER BY c.position, c.id, cm.position, cm.id LIMIT ${limit} OFFSET ${offset}`),
    query<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`),
  ])
  return { found, total: count?.total ?? 0 }
}

export function findMapCategories(): Promise<(Term & { count: number })[]> {
  return query(sql`SELECT c.id, c.title, count(cm.id)::int AS count FROM map_categories c
    LEFT JOIN city_maps cm ON cm.category_id = c.id AND cm._status = 'published' GROUP BY c.id ORDER BY c.position, c.id`)
}

export async function findCityMap(id: number, draft: boolean): Promise<CityMap | null> {
  const map = await (
    await payloadClient()
  ).findByID({ collection: 'city-maps', id, draft, depth: 1, disableErrors: true })
  return map && (draft || map._status === 'published') ? map : null
}

export async function isCityMapGone(id: number): Promise<boolean> {
  return (await query(sql`SELECT 1 FROM gone_pages WHERE collection = 'city-maps' AND id = ${id}`)).length > 0
}

function conditionsOf({ text, category }: Omit<CityMapFilter, 'page'>): SQL[] {
  const all: SQL[] = [sql`cm._status = 'published'`]
  if (category) all.push(sql`cm.category_id = ${category}`)
  if (text) {
    const words = sql`to_tsvector('russian', plain_letters(cm.title || ' ' || coalesce(cm.lead, '') || ' ' || c.title))`
    all.push(sql`(${words} @@ ${russianQuery(text)} OR ${isLikeTitle(sql`cm.title`, text)})`)
  }
  return all
}
