import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'

/** What accounts did that nobody has confirmed yet, whatever its kind: whose it is and since when it waits. */
export const waitingRows = sql`(
  SELECT resident_id, created_at AS since FROM private_discussion_votes WHERE effective_at IS NULL
  UNION ALL SELECT resident_id, created_at FROM private_idea_votes WHERE effective_at IS NULL
  UNION ALL SELECT resident_id, joined_at FROM private_claim_joins WHERE effective_at IS NULL
  UNION ALL SELECT resident_id::int, created_at FROM ideas WHERE confirmed_at IS NULL AND resident_id IS NOT NULL
  UNION ALL SELECT resident_id::int, created_at FROM claims WHERE confirmed_at IS NULL AND resident_id IS NOT NULL)`

/** By the clock and not by the transaction, which may have begun before the row was written. */
export function waitsFor(since: SQL, days: number): SQL {
  return sql`${since} <= clock_timestamp() - make_interval(days => ${days})`
}

/** Residents with something that has waited for its whole term. */
export async function findLongWaiting(days: number, limit: number): Promise<number[]> {
  const found = await query<{ id: number }>(sql`
    SELECT DISTINCT w.resident_id AS id FROM ${waitingRows} w WHERE ${waitsFor(sql`w.since`, days)} LIMIT ${limit}`)
  return found.map(({ id }) => id)
}
