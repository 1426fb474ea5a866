import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { TourismFilter, TourismNeighbour, TourismSection } from '@/lib/domains/tourism/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface SectionRow extends Omit<TourismSection, 'head_img' | 'lead'> {
  lead: string | null
  image: StoredMedia | null
}

export interface ItemRow {
  id: number
  slug: string | null
  title: string
  lead: string | null
  sort: string
  address: string | null
  latitude: number | null
  longitude: number | null
  fact: string | null
  image: StoredMedia | null
}

/** No city has more in one section; all are on its map. */
const MAX_ITEMS = 500

export function findSections(): Promise<SectionRow[]> {
  return query(sql`SELECT s.id, s.title, s.link, s.kind, s.lead, ${imageColumns(sql`s.head_image_id`)} AS image,
      (SELECT count(*)::int FROM tourism_items i WHERE i.section_id = s.id AND i._status = 'published') AS count
    FROM tourism_sections s WHERE s._status = 'published' ORDER BY s.position, s.id`)
}

export function findItems(sectionId: number, filter: TourismFilter): Promise<ItemRow[]> {
  return query(sql`SELECT i.id, i.slug, i.title, i.lead, i.sort, i.address, i.latitude::float, i.longitude::float, i.fact,
      ${imageColumns(sql`i.head_image_id`)} AS image
    FROM tourism_items i WHERE ${joinAnd(buildConditions(sectionId, filter))} ORDER BY i.position, i.id LIMIT ${MAX_ITEMS}`)
}

export function findNeighbours(sectionId: number): Promise<TourismNeighbour[]> {
  return query(sql`SELECT i.id, coalesce(nullif(i.slug, ''), 'item') AS slug, i.title, i.sort, s.link,
      i.latitude::float, i.longitude::float
    FROM tourism_items i JOIN tourism_sections s ON s.id = i.section_id
    WHERE i._status = 'published' AND s._status = 'published' AND s.id <> ${sectionId}
      AND i.latitude IS NOT NULL AND i.longitude IS NOT NULL
    ORDER BY s.position, i.position, i.id LIMIT ${MAX_ITEMS}`)
}

export function findSorts(sectionId: number): Promise<{ title: string; count: number }[]> {
  return query(sql`SELECT sort AS title, count(*)::int AS count FROM tourism_items
    WHERE section_id = ${sectionId} AND _status = 'published' GROUP BY sort ORDER BY sort COLLATE "ru-x-icu"`)
}

function buildConditions(sectionId: number, { text, sort }: TourismFilter): SQL[] {
  const all: SQL[] = [sql`i._status = 'published' AND i.section_id = ${sectionId}`]
  if (sort) all.push(sql`i.sort = ${sort}`)
  if (text)
    all.push(hasText(sql`i.title || ' ' || coalesce(i.lead, '') || ' ' || coalesce(i.address, '')`, sql`i.title`, text))
  return all
}
