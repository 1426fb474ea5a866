import { sql } from '@payloadcms/db-postgres'
import { numberedTables, countShownPages, type NumberedKind } from '@/lib/platform/database/numbered-tables'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import type { Alert, Setting } from '@/lib/platform/payload/payload-types'

interface SiteGlobals {
  settings: Setting
  alert: Alert
}

export async function findSiteGlobals(): Promise<SiteGlobals> {
  const payload = await payloadClient()
  const [settings, alert] = await Promise.all([
    payload.findGlobal({ slug: 'settings', depth: 1 }),
    payload.findGlobal({ slug: 'alert', depth: 0 }),
  ])
  return { settings, alert }
}

const kinds = Object.keys(numberedTables) as NumberedKind[]

export interface AddressRow {
  kind: NumberedKind
  id: number
  slug: string | null
  variant: string | null
  updated_at: string | Date
}

export async function countNumberedPages(): Promise<{ kind: NumberedKind; total: number }[]> {
  const counts = kinds.map((kind) => sql`(${countShownPages(kind)}) AS ${sql.identifier(kind)}`)
  const [row] = await query<Partial<Record<NumberedKind, number>>>(sql`SELECT ${sql.join(counts, sql`, `)}`)
  return kinds.map((kind) => ({ kind, total: Number(row?.[kind] ?? 0) }))
}

/** Newest first, ordered by id, so that nothing is sorted. */
export function findNumberedPages(kind: NumberedKind, limit: number, offset: number): Promise<AddressRow[]> {
  const { table, slug, variant, shown } = numberedTables[kind]
  return query(sql`
    ${sql.raw(`SELECT '${kind}' AS kind, id, ${slug}::text AS slug, ${variant} AS variant, updated_at FROM ${table} WHERE ${shown}`)}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`)
}
