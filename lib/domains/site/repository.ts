import { sql } from '@payloadcms/db-postgres'
import { numberedTables, countShownPages, type NumberedKind } from '@/lib/platform/database/numbered-tables'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import type { Alert, Setting } from '@/lib/platform/payload/payload-types'
import { toStaffRequest, type StaffCall } from '@/lib/platform/payload/staff-request'

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

export async function findStoredAlert(): Promise<Alert> {
  return (await payloadClient()).findGlobal({ slug: 'alert', depth: 0, req: { transactionID: transactionId() } })
}

/** Lets those who look for a warning and show their own wait for each other, until the end of the transaction. */
export async function lockAlert(): Promise<void> {
  await query(sql`SELECT pg_advisory_xact_lock(hashtextextended('warning of every page', 0))`)
}

export async function saveAlert(data: Partial<Alert>, call: StaffCall): Promise<void> {
  const payload = await payloadClient()
  await payload.updateGlobal({ slug: 'alert', data, depth: 0, req: toStaffRequest(call) })
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
