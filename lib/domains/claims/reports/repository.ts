import { sql } from '@payloadcms/db-postgres'
import { shownAt } from '@/lib/domains/claims/repository'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { isWaitingFor } from '@/lib/platform/database/confirmed-rows'
import type { ClaimInput } from '@/lib/domains/claims/graphql/inputs'
import { SPENT_KEY_DAYS } from '@/lib/platform/keys/secret-keys'
import { toNoon } from '@/lib/time/dates'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { claimCodes, openClaimCodes } from '@/lib/domains/claims/states'
import { listCodes } from '@/lib/platform/database/select'

export const waitingClaims = sql`SELECT resident_id::int, created_at AS since FROM claims WHERE confirmed_at IS NULL AND resident_id IS NOT NULL`

export const waitingJoins = sql`SELECT resident_id, joined_at AS since FROM private_claim_joins WHERE effective_at IS NULL`

export interface Author {
  residentId: number | null
  name: string
  email: string
  phone: string | null
}

interface NewClaim {
  /** A caller may stay unknown. */
  author: Omit<Author, 'email' | 'name'> & { email: string | null; name: string | null }
  source?: string
  departmentId: number | null
  fileIds: number[]
  /** Last day of the moderator's review, YYYY-MM-DD; null until the author has confirmed the claim. */
  reviewBy: string | null
}

/** Returns the department of a category that accepts claims, i.e. has no subcategories; null for any other id. */
export async function findReportCategory(id: number): Promise<{ department_id: number | null } | null> {
  const [row] = await query<{ department_id: number | null }>(sql`
    SELECT coalesce(k.department_id, p.department_id) AS department_id
    FROM claim_categories k LEFT JOIN claim_categories p ON p.id = k.parent_id
    WHERE k.id = ${id} AND NOT EXISTS (SELECT 1 FROM claim_categories c WHERE c.parent_id = k.id)`)
  return row ?? null
}

type ClaimFields = Pick<ClaimInput, 'x' | 'y' | 'address' | 'text' | 'category_id'>

export async function insertClaim(claim: ClaimFields & NewClaim): Promise<number> {
  const { author, x, y, address, text } = claim
  const { id } = await (
    await payloadClient()
  ).create({
    collection: 'claims',
    data: {
      x,
      y,
      address,
      text,
      code: `${claimCodes.inModeration}`,
      category: claim.category_id,
      department: claim.departmentId,
      sentPhotos: claim.fileIds,
      authorName: author.name,
      authorEmail: author.email,
      authorPhone: author.phone,
      residentId: author.residentId,
      source: claim.source,
      confirmedAt: claim.reviewBy && new Date().toISOString(),
      deadlineDate: claim.reviewBy && toNoon(claim.reviewBy),
    },
    depth: 0,
    req: { transactionID: transactionId() },
  })
  return id
}

/** Says in the claim's history who of the staff wrote it down. The author knows, so nobody is told. */
export async function insertPhoneEvent(claim: number, who: string): Promise<void> {
  await (
    await payloadClient()
  ).create({
    collection: 'claim-events',
    data: { claim, title: 'Принята по телефону', who, toldAt: new Date().toISOString() },
    req: { transactionID: transactionId() },
  })
}

export async function storeClaimKey(claimId: number, token: Buffer): Promise<void> {
  await query(sql`
    INSERT INTO private_claim_keys (claim_id, token, expires_at) VALUES (${claimId}, ${token}, now() + make_interval(days => ${CONFIRM_DAYS}))`)
}

/** Confirms the claim by an emailed key, which works once. Returns null for a wrong or expired key. */
export async function confirmByKey(token: Buffer, reviewBy: string): Promise<number | null> {
  const [row] = await query<{ claim_id: number }>(sql`
    UPDATE private_claim_keys SET used_at = now() WHERE token = ${token} AND used_at IS NULL AND expires_at > now()
    RETURNING claim_id`)
  if (!row) return null
  await query(sql`
    UPDATE claims SET confirmed_at = now(), deadline_date = ${toNoon(reviewBy)}::timestamptz
    WHERE id = ${row.claim_id} AND confirmed_at IS NULL`)
  return row.claim_id
}

export async function findUsedKey(token: Buffer): Promise<number | null> {
  const [row] = await query<{ claim_id: number }>(
    sql`SELECT claim_id FROM private_claim_keys WHERE token = ${token} AND used_at IS NOT NULL`,
  )
  return row?.claim_id ?? null
}

export async function dropOldKeys(): Promise<void> {
  await query(sql`
    DELETE FROM private_claim_keys WHERE coalesce(used_at, expires_at) < now() - make_interval(days => ${SPENT_KEY_DAYS})`)
  await query(
    sql`DELETE FROM private_claim_spent_keys WHERE spent_at < now() - make_interval(days => ${SPENT_KEY_DAYS})`,
  )
}

/** Moves the claims that waited for a confirmed address to the moderators; their term begins now. */
export async function confirmWaitingClaims(residentId: number, reviewBy: string): Promise<number[]> {
  const confirmed = await query<{ id: number }>(sql`
    UPDATE claims SET confirmed_at = now(), deadline_date = ${toNoon(reviewBy)}::timestamptz, updated_at = now()
    WHERE resident_id = ${residentId} AND confirmed_at IS NULL RETURNING id`)
  return confirmed.map(({ id }) => id)
}

/** Makes waiting joins effective if the claim is open or was merged, since a merge copies joins to its target. */
export async function confirmWaitingJoins(residentId: number): Promise<number[]> {
  const joined = await query<{ id: number }>(sql`
    UPDATE private_claim_joins j SET effective_at = clock_timestamp() FROM claims c
    WHERE c.id = j.claim_id AND j.resident_id = ${residentId} AND j.effective_at IS NULL
      AND (c.code IN (${listCodes(...openClaimCodes)}) OR c.merged_into_id IS NOT NULL) RETURNING c.id`)
  return joined.map(({ id }) => id)
}

export async function dropWaitingJoins(residentId: number, days = 0): Promise<number[]> {
  const dropped = await query<{ id: number }>(sql`
    DELETE FROM private_claim_joins WHERE resident_id = ${residentId} AND effective_at IS NULL
      AND ${isWaitingFor(sql`joined_at`, days)} RETURNING claim_id AS id`)
  return dropped.map(({ id }) => id)
}

export async function dropWaitingClaims(residentId: number, days = 0): Promise<number[]> {
  const dropped = await query<{ id: number }>(sql`
    WITH waiting AS (
      SELECT id FROM claims
      WHERE resident_id = ${residentId} AND confirmed_at IS NULL AND ${isWaitingFor(sql`created_at`, days)}),
    photos AS (
      DELETE FROM private_files f USING claims_rels r
      WHERE r.parent_id IN (SELECT id FROM waiting) AND r.path = 'sentPhotos' AND f.id = r.private_files_id)
    DELETE FROM claims WHERE id IN (SELECT id FROM waiting) RETURNING id`)
  return dropped.map(({ id }) => id)
}

/**
 * Returns the public open claim of this number; for a duplicate, the claim it was merged into. Locks it until the
 * transaction ends, so a concurrent merge takes the new join along.
 */
export async function findJoinable(id: number, residentId: number): Promise<{ id: number; isMine: boolean } | null> {
  const [row] = await query<{ id: number; isMine: boolean }>(sql`
    SELECT c.id, c.resident_id IS NOT DISTINCT FROM ${residentId}::int AS "isMine" FROM claims c
    WHERE ${shownAt([id])} AND c.code IN (${listCodes(...openClaimCodes)}) FOR SHARE OF c`)
  return row ?? null
}

export async function insertJoin(id: number, residentId: number): Promise<void> {
  await query(
    sql`INSERT INTO private_claim_joins (claim_id, resident_id) VALUES (${id}, ${residentId}) ON CONFLICT DO NOTHING`,
  )
}

/** Lets the duplicate's author, its joined residents and its own duplicates follow the remaining claim. */
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
