import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'

/** Rows of confirmed accounts; all readers but the author's own must use it, as a test checks. */
export function confirmedRows(table: string): SQL {
  return sql`(SELECT * FROM ${sql.identifier(table)} WHERE effective_at IS NOT NULL)`
}

/** Returns whether the email is confirmed, fixed until the transaction ends. */
export async function lockConfirmation(residentId: number): Promise<boolean> {
  const [row] = await query<{ is_confirmed: boolean | null }>(
    sql`SELECT hold_confirmation(${residentId}::int) AS is_confirmed`,
  )
  return row?.is_confirmed ?? false
}

/** Rows of unconfirmed accounts: `resident_id` and `since`. */
export type WaitingRows = SQL

export function unionWaitingRows(domains: readonly { waiting?: { rows: readonly WaitingRows[] } }[]): WaitingRows {
  const kinds = domains.flatMap(({ waiting }) => waiting?.rows ?? [])
  return sql`(${sql.join(kinds, sql` UNION ALL `)})`
}

export function isWaitingFor(since: SQL, days: number): SQL {
  return sql`${since} <= clock_timestamp() - make_interval(days => ${days})`
}

export async function findLongWaiting(rows: WaitingRows, days: number, limit: number): Promise<number[]> {
  const found = await query<{ id: number }>(sql`
    SELECT DISTINCT w.resident_id AS id FROM ${rows} w WHERE ${isWaitingFor(sql`w.since`, days)} LIMIT ${limit}`)
  return found.map(({ id }) => id)
}

/** Returns when the oldest waiting row expires; null if none waits. */
export async function findWaitingEnd(rows: WaitingRows, residentId: number, days: number): Promise<string | null> {
  const [row] = await query<{ end: string | null }>(sql`
    SELECT min(w.since) + make_interval(days => ${days}) AS "end" FROM ${rows} w WHERE w.resident_id = ${residentId}`)
  return row?.end ?? null
}
