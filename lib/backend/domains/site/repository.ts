import { sql } from '@payloadcms/db-postgres'
import { office, rows } from '@/lib/backend/integrations/payload'
import type { Alert, Setting } from '@/lib/cms/payload-types'

export interface SiteGlobals {
  settings: Setting
  alert: Alert
}

export async function findSiteGlobals(): Promise<SiteGlobals> {
  const payload = await office()
  const [settings, alert] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1 }),
    payload.findGlobal({ slug: 'alert', depth: 0 }),
  ])
  return { settings, alert }
}

const PUBLISHED = "_status = 'published'"

/** Tables whose documents have pages with a number; `variant` is what else their address depends on. */
const numberedTables = {
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

export interface AddressRow {
  kind: keyof typeof numberedTables
  id: number
  slug: string | null
  variant: string | null
  updated_at: string | Date
}

/** Published pages with a number in their address, in a fixed order, for the sitemap. */
export function findNumberedPages(limit: number, offset: number): Promise<AddressRow[]> {
  const selects = Object.entries(numberedTables).map(([kind, { table, slug, variant, shown }]) =>
    sql.raw(
      `SELECT '${kind}' AS kind, id, ${slug}::text AS slug, ${variant} AS variant, updated_at FROM ${table} WHERE ${shown}`,
    ),
  )
  return rows(sql`${sql.join(selects, sql` UNION ALL `)} ORDER BY kind DESC, id DESC LIMIT ${limit} OFFSET ${offset}`)
}

/** News are counted by their triggers, everything else is few. */
export async function countNumberedPages(): Promise<number> {
  const counts = Object.values(numberedTables).map(({ table, shown }) =>
    table === 'news'
      ? sql`SELECT coalesce(sum(total), 0) AS total FROM news_counts`
      : sql.raw(`SELECT count(*) AS total FROM ${table} WHERE ${shown}`),
  )
  const [row] = await rows<{ total: number }>(
    sql`SELECT sum(total)::int AS total FROM (${sql.join(counts, sql` UNION ALL `)}) AS counts`,
  )
  return row?.total ?? 0
}
