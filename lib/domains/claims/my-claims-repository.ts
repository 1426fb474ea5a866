import { env } from '@/lib/config/env'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dropWaitingClaims } from '@/lib/domains/claims/reports/repository'
import { isPublic, judgeDay, mergeChain } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'
import { answeredClaimCodes } from '@/lib/domains/claims/states'
import { listCodes, toCityDay } from '@/lib/platform/database/select'

export interface MyClaimRow {
  id: number
  address: string
  text: string
  category: string | null
  code: number
  shown_id: number | null
  is_joined: boolean
  is_waiting: boolean
  answer_by: string | null
  at: Date | string
  total: number
}

export function findFeedClaims(residentId: number, limit: number): Promise<MyClaimRow[]> {
  return query(sql`${selectMine(residentId)} ORDER BY own.at DESC LIMIT ${limit}`)
}

export async function findSentClaim(residentId: number, id: number): Promise<MyClaimRow | null> {
  const [row] = await query<MyClaimRow>(sql`${selectMine(residentId)} WHERE c.id = ${id} AND NOT own.is_joined`)
  return row ?? null
}

function selectMine(residentId: number): SQL {
  return sql`
    WITH own AS (
      SELECT id, created_at AS at, false AS is_joined, confirmed_at IS NULL AS is_waiting FROM claims WHERE resident_id = ${residentId}
      UNION ALL SELECT claim_id, joined_at, true, effective_at IS NULL FROM private_claim_joins WHERE resident_id = ${residentId})
    SELECT c.id, c.address, c.text, t.title AS category, c.code::text::int AS code, own.at, own.is_joined, own.is_waiting,
      (SELECT c.id FROM claims c WHERE c.id = ANY(${mergeChain(sql`d.id = own.id`)}) AND ${isPublic}) AS shown_id,
      ${toCityDay(sql`c.deadline_date`)}::text AS answer_by, count(*) OVER ()::int AS total
    FROM own JOIN claims c ON c.id = own.id LEFT JOIN claim_categories t ON t.id = c.category_id`
}

/** `judge_until`: the last moment to judge the answer; null if there is nothing to judge. */
export function findMyClaims(
  residentId: number,
): Promise<{ id: number; judge_until: Date | string | null; is_waiting: boolean }[]> {
  return query(sql`
    SELECT c.id, c.confirmed_at IS NULL AS is_waiting,
      ((${judgeDay('c')} + 1)::timestamp AT TIME ZONE ${env.TIME_ZONE}) - interval '1 second' AS judge_until
    FROM claims c WHERE c.resident_id = ${residentId} ORDER BY c.id DESC LIMIT 1000`)
}

export function findJoinedClaims(residentId: number): Promise<{ id: number; is_waiting: boolean }[]> {
  return query(
    sql`SELECT claim_id AS id, effective_at IS NULL AS is_waiting
      FROM private_claim_joins WHERE resident_id = ${residentId} ORDER BY 1 DESC LIMIT 1000`,
  )
}

/** Erases an account from its claims: waiting ones are deleted, the others stay anonymous. */
export async function detachClaims(residentId: number): Promise<void> {
  await dropWaitingClaims(residentId)
  await query(
    sql`DELETE FROM private_claim_links WHERE claim_id IN (SELECT id FROM claims WHERE resident_id = ${residentId})`,
  )
  // a used confirmation key would make a new private link
  await query(
    sql`DELETE FROM private_claim_keys WHERE claim_id IN (SELECT id FROM claims WHERE resident_id = ${residentId})`,
  )
  await query(sql`
    UPDATE private_files f SET resident_id = NULL FROM claims c
    LEFT JOIN claims_rels r ON r.parent_id = c.id AND r.path = 'sentPhotos'
    WHERE c.resident_id = ${residentId} AND f.id IN (r.private_files_id, c.sent_verdict_photo_id)`)
  await query(sql`
    UPDATE claims SET resident_id = NULL, author_name = NULL, author_email = NULL, author_phone = NULL,
      updated_at = now()
    WHERE resident_id = ${residentId}`)
}

export function exportClaims(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT c.id, c.created_at, c.address, c.x::float AS x, c.y::float AS y, k.title AS category, c.text, c.code::text::int AS code,
      CASE WHEN c.code IN (${listCodes(...answeredClaimCodes)}) THEN c.report_text END AS report_text,
        c.is_accepted::text AS is_accepted, c.user_comment,
        c.resident_id IS DISTINCT FROM ${residentId}::int AS joined
    FROM claims c LEFT JOIN claim_categories k ON k.id = c.category_id
    WHERE c.resident_id = ${residentId}
      OR c.id IN (SELECT claim_id FROM private_claim_joins WHERE resident_id = ${residentId}) ORDER BY c.id`)
}
