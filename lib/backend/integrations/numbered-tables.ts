import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Of what has drafts. */
export const PUBLISHED = "_status = 'published'"

/** Tables whose documents have pages with a number; `variant` is what else their address depends on. */
export const numberedTables = {
  news: { table: 'news', slug: 'slug', variant: 'type_code::text', shown: PUBLISHED },
  document: { table: 'documents', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  service: { table: 'services', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  poster: { table: 'posters', slug: 'slug', variant: 'NULL::text', shown: PUBLISHED },
  gallery: { table: 'galleries', slug: 'NULL', variant: 'owner::text', shown: PUBLISHED },
  organization: { table: 'organizations', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  minister: { table: 'ministers', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  project: { table: 'projects', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  map: { table: 'city_maps', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  tourismSection: { table: 'tourism_sections', slug: 'NULL', variant: 'link', shown: PUBLISHED },
  tourismItem: { table: 'tourism_items', slug: 'slug', variant: 'section_link', shown: PUBLISHED },
  mayorActivity: { table: 'mayor_activities', slug: 'NULL', variant: 'NULL::text', shown: PUBLISHED },
  // shown from its notification on
  discussion: {
    table: 'discussions',
    slug: 'NULL',
    variant: 'NULL::text',
    shown: `${PUBLISHED} AND notification_start_date <= now()`,
  },
  // claims and ideas have no drafts: a moderator publishes them; merged and uncategorised claims have no pages
  claim: {
    table: 'claims',
    slug: 'NULL',
    variant: 'NULL::text',
    shown: "published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5'",
  },
  idea: { table: 'ideas', slug: 'NULL', variant: 'NULL::text', shown: "published_at IS NOT NULL AND code <> '5'" },
} as const

export type NumberedKind = keyof typeof numberedTables

/** How many pages of a kind are shown: what may be many is counted by its triggers, everything else is few. */
export function totalOf(kind: NumberedKind): SQL {
  if (kind === 'news') return sql`SELECT coalesce(sum(total), 0)::int FROM news_counts`
  if (kind === 'idea') return sql`SELECT coalesce(sum(total), 0)::int FROM private_idea_totals`
  const { table, shown } = numberedTables[kind]
  return sql.raw(`SELECT count(*)::int FROM ${table} WHERE ${shown}`)
}
