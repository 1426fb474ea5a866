import { selectTotal } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { AddressRow } from '@/lib/domains/site/repository'
import { type NumberedKind, numberedTables } from '@/lib/platform/database/numbered-tables'
import { query } from '@/lib/platform/database/payload-client'

const heads: readonly (readonly [kind: NumberedKind, column: string])[] = [
  ['news', 'head_image_id'],
  ['poster', 'head_image_id'],
  ['gallery', 'cover_id'],
  ['organization', 'head_image_id'],
  ['minister', 'photo_id'],
  ['project', 'head_image_id'],
  ['project', 'report_image_id'],
  ['map', 'head_image_id'],
  ['tourismItem', 'head_image_id'],
  ['mayorActivity', 'head_image_id'],
  ['discussion', 'head_image_id'],
  ['idea', 'photo_id'],
]

const lists: readonly (readonly [kind: NumberedKind, field: string])[] = [
  ['news', 'gallery'],
  ['gallery', 'pictures'],
  ['tourismItem', 'gallery'],
  ['claim', 'photos'],
]

const pictures = sql.raw(
  [
    ...heads.map(([kind, column]) => `SELECT ${selectAddress(kind)}, t.${column}, 0 ${selectShown(kind)}`),
    ...lists.map(
      ([kind, field]) =>
        `SELECT ${selectAddress(kind)}, r.media_id, r."order" ` +
        `${selectShown(kind, `JOIN ${numberedTables[kind].table}_rels r ON r.parent_id = t.id AND r.path = '${field}'`)}`,
    ),
  ].join(' UNION ALL '),
)

function selectAddress(kind: NumberedKind): string {
  const { slug, variant } = numberedTables[kind]
  return `'${kind}', t.id, ${slug}::text, ${variant}`
}

function selectShown(kind: NumberedKind, join = ''): string {
  const { table, shown } = numberedTables[kind]
  return `FROM ${table} t ${join} WHERE ${shown}`
}

type ImagesRow = Omit<AddressRow, 'updated_at'> & { files: string[] }

export function findPictures(limit: number, offset: number, most: number): Promise<ImagesRow[]> {
  return query(sql`
    SELECT p.kind, p.id, min(p.slug) AS slug, min(p.variant) AS variant,
      (array_agg(m.filename ORDER BY p.place, m.id))[1:${sql.raw(String(most))}] AS files
    FROM (${pictures}) AS p (kind, id, slug, variant, media_id, place) JOIN media m ON m.id = p.media_id
    WHERE m.filename IS NOT NULL GROUP BY p.kind, p.id ORDER BY p.kind DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`)
}

export async function countPicturedPages(): Promise<number> {
  return selectTotal(sql`SELECT count(DISTINCT (p.kind, p.id))::int AS total
    FROM (${pictures}) AS p (kind, id, slug, variant, media_id, place) WHERE p.media_id IS NOT NULL`)
}
