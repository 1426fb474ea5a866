import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { READABLE_FILE } from '@/lib/config/paths'

const READABLE = READABLE_FILE.source

/** Published documents and their files: kind, id, title, place, files_id. */
export const FILE_HOLDERS = `
  SELECT 'document' AS kind, d.id, d.title, 1 AS place, r.files_id
    FROM documents_rels r JOIN documents d ON d.id = r.parent_id WHERE d._status = 'published'
  UNION ALL
  SELECT 'service', s.id, s.title, 2, r.files_id
    FROM services_rels r JOIN services s ON s.id = r.parent_id WHERE s._status = 'published'
  UNION ALL
  SELECT 'discussion', d.id, d.title, 3, r.files_id
    FROM discussions_rels r JOIN discussions d ON d.id = r.parent_id
    WHERE d._status = 'published' AND d.notification_start_date <= now() AND r.path <> 'finishDrafts'`

export const PUBLISHED = "_status = 'published'"

const plain = { slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED } as const

/** Tables whose rows have pages; `variant` is what else the path depends on. */
export const numberedTables = {
  news: { ...plain, table: 'news', slug: 'slug', variant: 'type_code::text' },
  document: { ...plain, table: 'documents' },
  service: { ...plain, table: 'services' },
  // only services with questions have this page
  serviceFaq: {
    ...plain,
    table: 'services',
    shown: `${PUBLISHED} AND id IN (SELECT q.service_id FROM faq q WHERE q.${PUBLISHED})`,
  },
  reading: {
    ...plain,
    table: 'files',
    variant: 'filename',
    shown: `filename ~ '${READABLE}' AND id IN (SELECT h.files_id FROM (${FILE_HOLDERS}) h)`,
  },
  poster: { ...plain, table: 'posters', slug: 'slug' },
  gallery: { ...plain, table: 'galleries', variant: 'owner::text' },
  organization: { ...plain, table: 'organizations' },
  minister: { ...plain, table: 'ministers' },
  project: { ...plain, table: 'projects' },
  map: { ...plain, table: 'city_maps' },
  tourismSection: { ...plain, table: 'tourism_sections', variant: 'link' },
  // a place without its section has no page
  tourismItem: {
    ...plain,
    table: 'tourism_items',
    slug: 'slug',
    variant: 'section_link',
    shown: `${PUBLISHED} AND section_id IN (SELECT s.id FROM tourism_sections s WHERE s.${PUBLISHED})`,
  },
  mayorActivity: { ...plain, table: 'mayor_activities' },
  discussion: { ...plain, table: 'discussions', shown: `${PUBLISHED} AND notification_start_date <= now()` },
  // claims and ideas have no drafts: a moderator publishes them; merged and uncategorised claims have no pages
  claim: {
    ...plain,
    table: 'claims',
    shown: 'is_public_claim(published_at, merged_into_id, category_id, code)',
  },
  idea: { ...plain, table: 'ideas', shown: 'is_public_idea(published_at, code)' },
} as const

export type NumberedKind = keyof typeof numberedTables

/** Triggers count large tables. */
export function countShownPages(kind: NumberedKind): SQL {
  if (kind === 'news') return sql`SELECT coalesce(sum(total), 0)::int FROM news_counts`
  if (kind === 'idea') return sql`SELECT coalesce(sum(total), 0)::int FROM private_idea_totals`
  const { table, shown } = numberedTables[kind]
  return sql.raw(`SELECT count(*)::int FROM ${table} WHERE ${shown}`)
}
