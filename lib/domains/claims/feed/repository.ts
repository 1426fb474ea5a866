import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isPublic, wayFrom } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'

export interface OwnClaimRow {
  id: number
  address: string
  text: string
  category: string | null
  code: number
  /** The public claim is this one, or the one it was merged into; null if neither is public. */
  shown_id: number | null
  is_joined: boolean
  is_waiting: boolean
  answer_by: string | null
  at: Date | string
  total: number
}

/** Finds the claims that a resident sent (in every state) or joined, newest first. */
export function findClaimsOf(residentId: number, limit: number, zone: string): Promise<OwnClaimRow[]> {
  return query(sql`${chosenBy(residentId, zone)} ORDER BY own.at DESC LIMIT ${limit}`)
}

/** Returns a claim that the resident sent, null for anybody else's. */
export async function findSentClaim(residentId: number, id: number, zone: string): Promise<OwnClaimRow | null> {
  const [row] = await query<OwnClaimRow>(sql`${chosenBy(residentId, zone)} WHERE c.id = ${id} AND NOT own.is_joined`)
  return row ?? null
}

function chosenBy(residentId: number, zone: string): SQL {
  return sql`
    WITH own AS (
      SELECT id, created_at AS at, false AS is_joined, confirmed_at IS NULL AS is_waiting FROM claims WHERE resident_id = ${residentId}
      UNION ALL SELECT claim_id, joined_at, true, effective_at IS NULL FROM private_claim_joins WHERE resident_id = ${residentId})
    SELECT c.id, c.address, c.text, t.title AS category, c.code::text::int AS code, own.at, own.is_joined, own.is_waiting,
      (SELECT c.id FROM claims c WHERE c.id = ANY(${wayFrom(sql`d.id = own.id`)}) AND ${isPublic}) AS shown_id,
      to_char(c.deadline_date AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS answer_by, count(*) OVER ()::int AS total
    FROM own JOIN claims c ON c.id = own.id LEFT JOIN claim_categories t ON t.id = c.category_id`
}
