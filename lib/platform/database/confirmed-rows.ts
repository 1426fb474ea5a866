import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'

/**
 * Selects the votes, comments and joins that count: those of accounts whose address is confirmed. Every reader but the
 * author's own takes the rows from here and not from their table, so that none forgets the rule; a test reads the
 * sources for it.
 */
export function effectiveRows(table: string): SQL {
  return sql`(SELECT * FROM ${sql.identifier(table)} WHERE effective_at IS NOT NULL)`
}

/** Answers whether the resident's address is confirmed; the answer stays true until the caller's transaction ends. */
export async function lockConfirmation(residentId: number): Promise<boolean> {
  const [row] = await query<{ is_confirmed: boolean | null }>(
    sql`SELECT hold_confirmation(${residentId}::int) AS is_confirmed`,
  )
  return row?.is_confirmed ?? false
}

/** Rows of accounts that nobody has confirmed yet: whose they are (`resident_id`) and `since` when they wait. */
export type WaitingRows = SQL

/** Joins the rows of all kinds that domains name. */
export function unionWaitingRows(domains: readonly { waiting?: { rows: readonly WaitingRows[] } }[]): WaitingRows {
  const kinds = domains.flatMap(({ waiting }) => waiting?.rows ?? [])
  return sql`(${sql.join(kinds, sql` UNION ALL `)})`
}

/** The clock counts and not the transaction, which may have begun before the row was written. */
export function isWaitingFor(since: SQL, days: number): SQL {
  return sql`${since} <= clock_timestamp() - make_interval(days => ${days})`
}

/** Finds residents with something that has waited for its whole term. */
export async function findLongWaiting(rows: WaitingRows, days: number, limit: number): Promise<number[]> {
  const found = await query<{ id: number }>(sql`
    SELECT DISTINCT w.resident_id AS id FROM ${rows} w WHERE ${isWaitingFor(sql`w.since`, days)} LIMIT ${limit}`)
  return found.map(({ id }) => id)
}

/** Finds when the first of a resident's waiting things has waited for its whole term; null where nothing waits. */
export async function findWaitingEnd(rows: WaitingRows, residentId: number, days: number): Promise<string | null> {
  const [row] = await query<{ end: string | null }>(sql`
    SELECT min(w.since) + make_interval(days => ${days}) AS "end" FROM ${rows} w WHERE w.resident_id = ${residentId}`)
  return row?.end ?? null
}
