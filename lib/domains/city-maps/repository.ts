import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Term } from '@/lib/contract/shapes'
import type { CityMapCard, CityMapFilter } from '@/lib/domains/city-maps/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPage } from '@/lib/platform/database/select'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

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
  const from = sql`FROM city_maps cm JOIN map_categories c ON c.id = cm.category_id WHERE ${joinAnd(buildConditions(filter))}`
  return selectPage<CityMapRow>({
    columns: sql`cm.id, cm.title, cm.lead, cm.kind, to_char(cm.actual_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS actual_at,
      jsonb_build_object('id', c.id, 'title', c.title) AS category,
      ${imageColumns(sql`coalesce(cm.head_image_id, cm.image_id)`)} AS image`,
    from,
    order: sql`c.position, c.id, cm.position, cm.id`,
    limit,
    offset,
  })
}

export function findMapCategories(): Promise<(Term & { count: number })[]> {
  return query(sql`SELECT c.id, c.title, count(cm.id)::int AS count FROM map_categories c
    LEFT JOIN city_maps cm ON cm.category_id = c.id AND cm._status = 'published' GROUP BY c.id ORDER BY c.position, c.id`)
}

function buildConditions({ text, category }: Omit<CityMapFilter, 'page'>): SQL[] {
  const all: SQL[] = [sql`cm._status = 'published'`]
  if (category) all.push(sql`cm.category_id = ${category}`)
  if (text) all.push(hasText(sql`cm.title || ' ' || coalesce(cm.lead, '') || ' ' || c.title`, sql`cm.title`, text))
  return all
}
