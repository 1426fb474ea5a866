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

const kinds = Object.keys(numberedTables) as (keyof typeof numberedTables)[]

export interface AddressRow {
  kind: keyof typeof numberedTables
  id: number
  slug: string | null
  variant: string | null
  updated_at: string | Date
}

/** How many published pages of each kind there are, in the order in which the sitemap lists the kinds. */
export async function countNumberedPages(): Promise<{ kind: AddressRow['kind']; total: number }[]> {
  const counts = kinds.map((kind) => sql`(${totalOf(kind)}) AS ${sql.identifier(kind)}`)
  const [row] = await rows<Partial<Record<AddressRow['kind'], number>>>(sql`SELECT ${sql.join(counts, sql`, `)}`)
  return kinds.map((kind) => ({ kind, total: Number(row?.[kind] ?? 0) }))
}

/** Published pages of one kind, newest first: by the numbers themselves, so that nothing is sorted. */
export function findNumberedPages(kind: AddressRow['kind'], limit: number, offset: number): Promise<AddressRow[]> {
  const { table, slug, variant, shown } = numberedTables[kind]
  return rows(sql`
    ${sql.raw(`SELECT '${kind}' AS kind, id, ${slug}::text AS slug, ${variant} AS variant, updated_at FROM ${table} WHERE ${shown}`)}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`)
}

/** What may be many is counted by its triggers, everything else is few. */
function totalOf(kind: AddressRow['kind']) {
  if (kind === 'news') return sql`SELECT coalesce(sum(total), 0)::int FROM news_counts`
  if (kind === 'idea') return sql`SELECT coalesce(sum(total), 0)::int FROM private_idea_totals`
  const { table, shown } = numberedTables[kind]
  return sql.raw(`SELECT count(*)::int FROM ${table} WHERE ${shown}`)
}
