import { sql } from '@payloadcms/db-postgres'
import { shownAt } from '@/lib/domains/claims/repository'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { waitsFor } from '@/lib/platform/database/waiting-rows'
import type { ClaimInput } from '@/lib/domains/claims/graph/inputs'
import { SPENT_KEY_DAYS } from '@/lib/platform/keys/secret-keys'
import { noonOf } from '@/lib/shared/dates'

/** Claims of accounts whose address nobody has confirmed yet. */
export const waitingClaims = sql`SELECT resident_id::int, created_at AS since FROM claims WHERE confirmed_at IS NULL AND resident_id IS NOT NULL`

/** Joins of accounts whose address nobody has confirmed yet. */
export const waitingJoins = sql`SELECT resident_id, joined_at AS since FROM private_claim_joins WHERE effective_at IS NULL`

export interface Author {
  residentId: number | null
  name: string
  email: string
  phone: string | null
}

/** What is known of a new claim besides what its author wrote. */
interface NewClaim {
  author: Author
  source?: string
  departmentId: number | null
  fileIds: number[]
  /** Until which day a moderator looks at it, YYYY-MM-DD; null while the author has not confirmed it. */
  reviewBy: string | null
}

/** Child categories alone take messages; null where the number names none. */
export async function findReportCategory(id: number): Promise<{ department_id: number | null } | null> {
  const [row] = await query<{ department_id: number | null }>(sql`
    SELECT coalesce(k.department_id, p.department_id) AS department_id
    FROM claim_categories k LEFT JOIN claim_categories p ON p.id = k.parent_id
    WHERE k.id = ${id} AND NOT EXISTS (SELECT 1 FROM claim_categories c WHERE c.parent_id = k.id)`)
  return row ?? null
}

/** A new claim in moderation, in the caller's transaction. The answer is its number. */
export async function insertClaim(claim: ClaimInput & NewClaim): Promise<number> {
  const { author, x, y, address, text } = claim
  const { id } = await (
    await payloadClient()
  ).create({
    collection: 'claims',
    data: {
      ...{ x, y, address, text },
      code: '5',
      category: claim.category_id,
      department: claim.departmentId,
      sentPhotos: claim.fileIds,
      authorName: author.name,
      authorEmail: author.email,
      authorPhone: author.phone,
      residentId: author.residentId,
      source: claim.source,
      confirmedAt: claim.reviewBy && new Date().toISOString(),
      deadlineDate: claim.reviewBy && noonOf(claim.reviewBy),
    },
    depth: 0,
    req: { transactionID: transactionId() },
  })
  return id
}

export async function storeClaimKey(claimId: number, token: Buffer): Promise<void> {
  await query(sql`
    INSERT INTO private_claim_keys (claim_id, token, expires_at) VALUES (${claimId}, ${token}, now() + interval '3 days')`)
}

/** Confirms the claim of a letter's link; the link is used up. Null for a link that is not good. */
export async function confirmByKey(token: Buffer, reviewBy: string): Promise<number | null> {
  const [row] = await query<{ claim_id: number }>(sql`
    UPDATE private_claim_keys SET used_at = now() WHERE token = ${token} AND used_at IS NULL AND expires_at > now()
    RETURNING claim_id`)
  if (!row) return null
  await query(sql`
    UPDATE claims SET confirmed_at = now(), deadline_date = ${noonOf(reviewBy)}::timestamptz
    WHERE id = ${row.claim_id} AND confirmed_at IS NULL`)
  return row.claim_id
}

/** The claim of a link that was opened before, as long as that is remembered; null for any other. */
export async function findUsedKey(token: Buffer): Promise<number | null> {
  const [row] = await query<{ claim_id: number }>(
    sql`SELECT claim_id FROM private_claim_keys WHERE token = ${token} AND used_at IS NOT NULL`,
  )
  return row?.claim_id ?? null
}

export async function dropOldKeys(): Promise<void> {
  await query(sql`
    DELETE FROM private_claim_keys WHERE coalesce(used_at, expires_at) < now() - make_interval(days => ${SPENT_KEY_DAYS})`)
}

/** The address was confirmed: the claims that waited are in the moderators' queue, whose term begins now. */
export async function confirmWaitingClaims(residentId: number, reviewBy: string): Promise<void> {
  await query(sql`
    UPDATE claims SET confirmed_at = now(), deadline_date = ${noonOf(reviewBy)}::timestamptz, updated_at = now()
    WHERE resident_id = ${residentId} AND confirmed_at IS NULL`)
}

/** Joins count from now on where an answer is still awaited; one of a duplicate went to the claim that stays. */
export async function confirmWaitingJoins(residentId: number): Promise<void> {
  await query(sql`
    UPDATE private_claim_joins j SET effective_at = clock_timestamp() FROM claims c
    WHERE c.id = j.claim_id AND j.resident_id = ${residentId} AND j.effective_at IS NULL
      AND (c.code IN ('1', '4') OR c.merged_into_id IS NOT NULL)`)
}

/** Takes away the joins that wait for so many days, in the caller's transaction: the answer came first, or nobody confirmed them. */
export async function dropWaitingJoins(residentId: number, days = 0): Promise<number[]> {
  const dropped = await query<{ id: number }>(sql`
    DELETE FROM private_claim_joins WHERE resident_id = ${residentId} AND effective_at IS NULL AND ${waitsFor(sql`joined_at`, days)} RETURNING claim_id AS id`)
  return dropped.map(({ id }) => id)
}

/** Takes away the claims that wait for so many days, with their photos, in the caller's transaction. */
export async function dropWaitingClaims(residentId: number, days = 0): Promise<number[]> {
  const dropped = await query<{ id: number }>(sql`
    WITH waiting AS (
      SELECT id FROM claims
      WHERE resident_id = ${residentId} AND confirmed_at IS NULL AND ${waitsFor(sql`created_at`, days)}),
    photos AS (
      DELETE FROM private_files f USING claims_rels r
      WHERE r.parent_id IN (SELECT id FROM waiting) AND r.path = 'sentPhotos' AND f.id = r.private_files_id)
    DELETE FROM claims WHERE id IN (SELECT id FROM waiting) RETURNING id`)
  return dropped.map(({ id }) => id)
}

/**
 * The claim that the number shows to all and that waits for its answer, of a duplicate the one it was merged into. It stays
 * as it is until the transaction ends, so that a merge carries along whoever joins at the same time.
 */
export async function findJoinable(id: number, residentId: number): Promise<{ id: number; isOwn: boolean } | null> {
  const [row] = await query<{ id: number; isOwn: boolean }>(sql`
    SELECT c.id, c.resident_id IS NOT DISTINCT FROM ${residentId}::int AS "isOwn" FROM claims c
    WHERE ${shownAt([id])} AND c.code IN ('1', '4') FOR SHARE OF c`)
  return row ?? null
}

/** One row a resident and claim, however often and however at once it is asked for. */
export async function insertJoin(id: number, residentId: number): Promise<void> {
  await query(
    sql`INSERT INTO private_claim_joins (claim_id, resident_id) VALUES (${id}, ${residentId}) ON CONFLICT DO NOTHING`,
  )
}

/** Whoever joined the duplicate, and its author, follow the claim that stays; so does what was merged into it before. */
export async function moveFollowers(duplicate: number, into: number): Promise<void> {
  await query(sql`
    INSERT INTO private_claim_joins (claim_id, resident_id)
      SELECT ${into}::int, f.resident_id FROM (
        SELECT resident_id FROM private_claim_joins WHERE claim_id = ${duplicate}::int
        UNION SELECT resident_id::int FROM claims WHERE id = ${duplicate}::int AND resident_id IS NOT NULL) f
      WHERE f.resident_id IS DISTINCT FROM (SELECT resident_id FROM claims WHERE id = ${into}::int)
    ON CONFLICT DO NOTHING`)
  await query(sql`UPDATE claims SET merged_into_id = ${into}::int WHERE merged_into_id = ${duplicate}::int`)
}
