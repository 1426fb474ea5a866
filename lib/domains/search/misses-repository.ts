import { sql } from '@payloadcms/db-postgres'
import { env } from '@/lib/config/env'
import { query } from '@/lib/platform/database/payload-client'

const MAX_MISSES_A_DAY = 2_000

/** Counts a query without results; distinct ones are limited per day, so that nobody can fill the database. */
export async function countMiss(words: string): Promise<void> {
  await query(sql`
    INSERT INTO private_search_misses (query, day, times)
    SELECT ${words}, (now() AT TIME ZONE ${env.TIME_ZONE})::date::text, 1
    WHERE (SELECT count(*) FROM private_search_misses WHERE day = (now() AT TIME ZONE ${env.TIME_ZONE})::date::text) < ${MAX_MISSES_A_DAY}
    ON CONFLICT (query, day) DO UPDATE SET times = private_search_misses.times + 1, updated_at = now()`)
}

export async function dropOldMisses(): Promise<void> {
  await query(sql`DELETE FROM private_search_misses WHERE updated_at < now() - interval '90 days'`)
}
