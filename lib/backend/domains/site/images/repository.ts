import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/backend/integrations/payload'
import type { AddressRow } from '@/lib/backend/domains/site/repository'

type Source = readonly [kind: AddressRow['kind'], table: string, columns: string, shown: string]

const PUBLISHED = "t._status = 'published'"
const NOTIFIED = `${PUBLISHED} AND t.notification_start_date <= now()`
const CLAIMED =
  "t.published_at IS NOT NULL AND t.merged_into_id IS NULL AND t.category_id IS NOT NULL AND t.code <> '5'"
const PROPOSED = "t.published_at IS NOT NULL AND t.code <> '5'"

/** Pages with one picture at their head: the readable end, what else the address depends on, the picture. */
const heads: readonly Source[] = [
  ['news', 'news', 't.slug::text, t.type_code::text, t.head_image_id', PUBLISHED],
  ['poster', 'posters', 't.slug::text, NULL, t.head_image_id', PUBLISHED],
  ['gallery', 'galleries', 'NULL, t.owner::text, t.cover_id', PUBLISHED],
  ['organization', 'organizations', 'NULL, NULL, t.head_image_id', PUBLISHED],
  ['minister', 'ministers', 'NULL, NULL, t.photo_id', PUBLISHED],
  ['project', 'projects', 'NULL, NULL, t.head_image_id', PUBLISHED],
  ['project', 'projects', 'NULL, NULL, t.report_image_id', PUBLISHED],
  ['map', 'city_maps', 'NULL, NULL, t.head_image_id', PUBLISHED],
  ['tourismItem', 'tourism_items', 't.slug::text, t.section_link::text, t.head_image_id', PUBLISHED],
  ['mayorActivity', 'mayor_activities', 'NULL, NULL, t.head_image_id', PUBLISHED],
  ['discussion', 'discussions', 'NULL, NULL, t.head_image_id', NOTIFIED],
  ['idea', 'ideas', 'NULL, NULL, t.photo_id', PROPOSED],
]

/** Pages with many: albums, galleries of texts, photos of claims. */
const lists: readonly Source[] = [
  ['news', 'news', 't.slug::text, t.type_code::text, r.media_id', `${PUBLISHED} AND r.path = 'gallery'`],
  ['gallery', 'galleries', 'NULL, t.owner::text, r.media_id', `${PUBLISHED} AND r.path = 'pictures'`],
  ['tourismItem', 'tourism_items', 't.slug::text, t.section_link::text, r.media_id', PUBLISHED],
  ['claim', 'claims', 'NULL, NULL, r.media_id', `${CLAIMED} AND r.path = 'photos'`],
]

const pictures = sql.raw(
  [
    ...heads.map(
      ([kind, table, columns, shown]) => `SELECT '${kind}' AS kind, t.id, ${columns}, 0 FROM ${table} t WHERE ${shown}`,
    ),
    ...lists.map(
      ([kind, table, columns, shown]) =>
        `SELECT '${kind}', t.id, ${columns}, r."order" FROM ${table} t JOIN ${table}_rels r ON r.parent_id = t.id WHERE ${shown}`,
    ),
  ].join(' UNION ALL '),
)

export type ImagesRow = Omit<AddressRow, 'updated_at'> & { files: string[] }

/** Published pages that show pictures, in a fixed order, with the stored names of at most `most` of them. */
export function findPictures(limit: number, offset: number, most: number): Promise<ImagesRow[]> {
  return rows(sql`
    SELECT p.kind, p.id, min(p.slug) AS slug, min(p.variant) AS variant,
      (array_agg(m.filename ORDER BY p.place, m.id))[1:${sql.raw(String(most))}] AS files
    FROM (${pictures}) AS p (kind, id, slug, variant, media_id, place) JOIN media m ON m.id = p.media_id
    WHERE m.filename IS NOT NULL GROUP BY p.kind, p.id ORDER BY p.kind DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`)
}

export async function countPicturedPages(): Promise<number> {
  const [row] = await rows<{ total: number }>(sql`SELECT count(DISTINCT (p.kind, p.id))::int AS total
    FROM (${pictures}) AS p (kind, id, slug, variant, media_id, place) WHERE p.media_id IS NOT NULL`)
  return row?.total ?? 0
}
