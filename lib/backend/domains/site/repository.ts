import { sql } from '@payloadcms/db-postgres'
import { office, rows } from '@/lib/backend/integrations/payload'
import type { Alert, Mayor, Setting } from '@/lib/cms/payload-types'

export interface SiteGlobals {
  settings: Setting
  mayor: Mayor
  alert: Alert
}

export async function findSiteGlobals(previewsMayor: boolean): Promise<SiteGlobals> {
  const payload = await office()
  const [settings, mayor, alert] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1 }),
    payload.findGlobal({ slug: 'mayor', depth: 1, draft: previewsMayor }),
    payload.findGlobal({ slug: 'alert', depth: 0 }),
  ])
  return { settings, mayor, alert }
}

export interface AddressRow {
  kind: 'news' | 'service'
  id: number
  slug: string | null
  type_code: number | null
  updated_at: string | Date
}

/** Published pages with a number in their address, in a fixed order, for the sitemap. */
export function findNumberedPages(limit: number, offset: number): Promise<AddressRow[]> {
  return rows(sql`
    SELECT 'service' AS kind, id, NULL AS slug, NULL::int AS type_code, updated_at FROM services WHERE _status = 'published'
    UNION ALL
    SELECT 'news', id, slug, type_code::int, updated_at FROM news WHERE _status = 'published'
    ORDER BY kind DESC, id DESC LIMIT ${limit} OFFSET ${offset}`)
}

export async function countNumberedPages(): Promise<number> {
  const [row] = await rows<{ total: number }>(sql`
    SELECT (coalesce((SELECT sum(total) FROM news_counts), 0) + (SELECT count(*) FROM services WHERE _status = 'published'))::int AS total`)
  return row?.total ?? 0
}
