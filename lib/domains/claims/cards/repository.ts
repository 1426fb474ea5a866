import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { VERDICT_DAYS } from '@/lib/domains/claims/contract'

/** Finds one's own claims. `judge_until` is the moment until which the author may judge the answer, null otherwise. */
export function findOwnClaims(
  residentId: number,
): Promise<{ id: number; judge_until: Date | string | null; is_waiting: boolean }[]> {
  return query(sql`
    SELECT c.id, c.confirmed_at IS NULL AS is_waiting, CASE WHEN c.code IN ('2', '3') AND c.published_at IS NOT NULL AND c.merged_into_id IS NULL
      AND c.commented_at IS NULL AND c.answered_at > now() - make_interval(days => ${VERDICT_DAYS})
      THEN c.answered_at + make_interval(days => ${VERDICT_DAYS}) END AS judge_until
    FROM claims c WHERE c.resident_id = ${residentId} ORDER BY c.id DESC LIMIT 1000`)
}

/** Returns the moves of a claim since its publication, without those who made them and without their notes. */
export function findPublicEvents(claimId: number): Promise<{ title: string; created_at: Date | string }[]> {
  return query(sql`
    SELECT e.title, e.created_at FROM claim_events e JOIN claims c ON c.id = e.claim_id
    WHERE e.claim_id = ${claimId} AND e.created_at >= c.published_at ORDER BY e.id`)
}

export function findJoinedClaims(residentId: number): Promise<{ claim_id: number; is_waiting: boolean }[]> {
  return query(
    sql`SELECT claim_id, effective_at IS NULL AS is_waiting FROM private_claim_joins WHERE resident_id = ${residentId} ORDER BY 1 DESC LIMIT 1000`,
  )
}
