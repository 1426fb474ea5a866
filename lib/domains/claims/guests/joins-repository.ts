import { sql } from '@payloadcms/db-postgres'
import { shownAt, mergeChain } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { openClaimCodes } from '@/lib/domains/claims/states'
import { listCodes } from '@/lib/platform/database/select'

/**
 * Stores a guest's pending join of the public open claim of this number, or of the one it was merged into; a newer link
 * replaces the older one. Returns that claim's number, or null.
 */
export async function storeGuestJoin(number: number, email: string, token: Buffer): Promise<number | null> {
  const [row] = await query<{ id: number }>(sql`
    WITH claim AS (SELECT c.id FROM claims c WHERE ${shownAt([number])} AND c.code IN (${listCodes(...openClaimCodes)}) FOR SHARE OF c),
    stored AS (
      INSERT INTO private_claim_guest_joins (claim_id, email, token) SELECT id, ${email}, ${token}::bytea FROM claim
      ON CONFLICT (claim_id, lower(email)) DO UPDATE SET token = excluded.token, asked_at = now())
    SELECT id FROM claim`)
  return row?.id ?? null
}

export interface PendingJoin {
  claim_id: number
  email: string
  has_joined: boolean
  is_open: boolean
  is_own: boolean
  resident_id: number | null
}

/** Locks the join until the transaction ends. Returns null for an expired link. */
export async function findPendingJoin(token: Buffer): Promise<PendingJoin | null> {
  const [row] = await query<PendingJoin>(sql`
    SELECT g.claim_id, g.email, g.effective_at IS NOT NULL AS has_joined, c.code IN (${listCodes(...openClaimCodes)}) AS is_open,
      lower(c.author_email) IS NOT DISTINCT FROM lower(g.email) AS is_own,
      (SELECT r.id FROM residents r
        WHERE lower(r.email) = lower(g.email) AND r.email_confirmed_at IS NOT NULL AND r.erased_at IS NULL) AS resident_id
    FROM private_claim_guest_joins g JOIN claims c ON c.id = g.claim_id
    WHERE g.token = ${token} AND (g.effective_at IS NOT NULL OR g.asked_at > now() - make_interval(days => ${CONFIRM_DAYS}))
    FOR UPDATE OF g`)
  return row ?? null
}

export async function confirmGuestJoin(claimId: number, email: string): Promise<void> {
  await query(sql`
    UPDATE private_claim_guest_joins SET effective_at = now()
    WHERE claim_id = ${claimId} AND lower(email) = lower(${email}) AND effective_at IS NULL`)
}

export async function deleteGuestJoin(claimId: number, email: string): Promise<boolean> {
  const deleted = await query(sql`
    DELETE FROM private_claim_guest_joins
    WHERE claim_id = ANY(${mergeChain(sql`d.id = ${claimId}::int`)}) AND lower(email) = lower(${email}) RETURNING 1`)
  return deleted.length > 0
}

export async function findGuestJoins(claimId: number): Promise<string[]> {
  const found = await query<{ email: string }>(
    sql`SELECT email FROM private_claim_guest_joins WHERE claim_id = ${claimId}`,
  )
  return found.map(({ email }) => email)
}

/**
 * Lets guests who joined a duplicate follow the remaining claim too; pending links then confirm that one. A copied join
 * is confirmed already, so nobody needs its key.
 */
export async function moveGuestJoins(duplicate: number, into: number): Promise<void> {
  await query(sql`
    INSERT INTO private_claim_guest_joins (claim_id, email, token, asked_at, effective_at)
      SELECT ${into}::int, email, sha256(token || int4send(${into}::int)), asked_at, effective_at
      FROM private_claim_guest_joins WHERE claim_id = ${duplicate}::int AND effective_at IS NOT NULL
    ON CONFLICT (claim_id, lower(email)) DO UPDATE
      SET effective_at = coalesce(private_claim_guest_joins.effective_at, excluded.effective_at)`)
  await query(sql`
    UPDATE private_claim_guest_joins g SET claim_id = ${into}::int WHERE g.claim_id = ${duplicate}::int AND g.effective_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM private_claim_guest_joins o WHERE o.claim_id = ${into}::int AND lower(o.email) = lower(g.email))`)
}

export async function takeOverJoins(residentId: number): Promise<void> {
  await query(sql`
    WITH taken AS (
      DELETE FROM private_claim_guest_joins g USING residents r
      WHERE r.id = ${residentId} AND r.email_confirmed_at IS NOT NULL AND lower(g.email) = lower(r.email)
        AND g.effective_at IS NOT NULL
      RETURNING g.claim_id)
    INSERT INTO private_claim_joins (claim_id, resident_id)
      SELECT c.id, ${residentId}::int FROM taken t JOIN claims c ON c.id = t.claim_id
      WHERE c.resident_id IS DISTINCT FROM ${residentId}::int
    ON CONFLICT DO NOTHING`)
}

export async function dropUnconfirmedJoins(): Promise<void> {
  await query(sql`
    DELETE FROM private_claim_guest_joins
    WHERE effective_at IS NULL AND asked_at < now() - make_interval(days => ${CONFIRM_DAYS})`)
}
