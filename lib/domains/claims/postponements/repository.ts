import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { toCityDay } from '@/lib/platform/database/select'

/** True for rows whose day has not come; the others are as good as gone. */
export const isAhead = sql`p.until > ${toCityDay(sql`now()`)}`

export async function savePostponement(claim: number, until: string, who: string): Promise<void> {
  await query(sql`
    INSERT INTO private_postponed_claims (claim_id, until, who) VALUES (${claim}, ${until}::date, ${who})
    ON CONFLICT (claim_id) DO UPDATE SET until = excluded.until, who = excluded.who, postponed_at = now()`)
}

export async function deletePostponement(claim: number): Promise<void> {
  await query(sql`DELETE FROM private_postponed_claims WHERE claim_id = ${claim}`)
}
