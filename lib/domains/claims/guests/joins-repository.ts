import { sql } from '@payloadcms/db-postgres'
import { effectiveGuestJoins, mergeChain, shownAt } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { openClaimCodes } from '@/lib/domains/claims/states'
import { listCodes } from '@/lib/platform/database/select'

/** A copied join is confirmed already, so nobody needs its key. */
const toTokenAt = (claimId: number) => sql`sha256(token || int4send(${claimId}::int))`
const ifJoined = sql`ON CONFLICT (claim_id, lower(email)) DO UPDATE
  SET effective_at = coalesce(private_claim_guest_joins.effective_at, excluded.effective_at)`

/**
 * Stores a guest's pending join of the public open claim of this number, or of the one it was merged into; a newer link
 * replaces the older one, which is kept as spent if it was used. Returns that claim's number, or null.
 */
export async function storeGuestJoin(number: number, email: string, token: Buffer): Promise<number | null> {
  const [row] = await query<{ id: number }>(sql`
    WITH claim AS (SELECT c.id FROM claims c WHERE ${shownAt([number])} AND c.code IN (${listCodes(...openClaimCodes)}) FOR SHARE OF c),
    spent AS (
      INSERT INTO private_claim_spent_keys (token, claim_id) SELECT g.token, g.claim_id
        FROM claim JOIN ${effectiveGuestJoins} g ON g.claim_id = claim.id AND lower(g.email) = lower(${email})),
    stored AS (
      INSERT INTO private_claim_guest_joins (claim_id, email, token) SELECT id, ${email}, ${token}::bytea FROM claim
      ON CONFLICT (claim_id, lower(email)) DO UPDATE SET token = excluded.token, asked_at = now())
    SELECT id FROM claim`)
  return row?.id ?? null
}

export interface PendingJoin {
  /** The claim that was asked for, or the one it was merged into. */
  claim_id: number
  is_used: boolean
  is_open: boolean
  is_own: boolean
  resident_id: number | null
}

const matchLink = (token: Buffer) => sql`
  token = ${token} AND (effective_at IS NOT NULL OR asked_at > now() - make_interval(days => ${CONFIRM_DAYS}))`

/** Locks the join until the transaction ends. Returns null for an expired link. */
export async function findPendingJoin(token: Buffer): Promise<PendingJoin | null> {
  const asked = mergeChain(sql`d.id = (SELECT claim_id FROM private_claim_guest_joins WHERE ${matchLink(token)})`)
  // claims are locked first, as a merge does: it takes the join along, or the next statement sees where it led
  await query(sql`SELECT 1 FROM claims c WHERE c.id = ANY(${asked}) ORDER BY c.id FOR SHARE`)
  const [row] = await query<PendingJoin>(sql`
    WITH link AS MATERIALIZED (
      SELECT email, effective_at FROM private_claim_guest_joins WHERE ${matchLink(token)} FOR UPDATE)
    SELECT c.id AS claim_id, g.effective_at IS NOT NULL AS is_used, c.code IN (${listCodes(...openClaimCodes)}) AS is_open,
      lower(c.author_email) IS NOT DISTINCT FROM lower(g.email) OR coalesce(c.resident_id = r.id, false) AS is_own,
      r.id AS resident_id
    FROM link g JOIN claims c ON c.id = ANY(${asked}) AND c.merged_into_id IS NULL
      LEFT JOIN residents r ON lower(r.email) = lower(g.email) AND r.email_confirmed_at IS NOT NULL AND r.erased_at IS NULL`)
  return row ?? null
}

/** Returns the claim of a link whose join an account has taken over, or that a newer link took the place of. */
export async function findSpentJoin(token: Buffer): Promise<number | null> {
  const [row] = await query<{ claim_id: number }>(
    sql`SELECT claim_id FROM private_claim_spent_keys WHERE token = ${token}`,
  )
  return row?.claim_id ?? null
}

/** Confirms the join of this link at the claim; the claim that was asked for may have been merged into it since. */
export async function confirmGuestJoin(token: Buffer, claimId: number): Promise<void> {
  await query(sql`
    WITH link AS (
      UPDATE private_claim_guest_joins SET effective_at = now() WHERE token = ${token} RETURNING claim_id, email, token, asked_at)
    INSERT INTO private_claim_guest_joins (claim_id, email, token, asked_at, effective_at)
      SELECT ${claimId}::int, email, ${toTokenAt(claimId)}, asked_at, now() FROM link WHERE claim_id <> ${claimId}::int
    ${ifJoined}`)
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

/** Lets guests who joined a duplicate follow the remaining claim too; pending links then confirm that one. */
export async function moveGuestJoins(duplicate: number, into: number): Promise<void> {
  await query(sql`
    INSERT INTO private_claim_guest_joins (claim_id, email, token, asked_at, effective_at)
      SELECT ${into}::int, email, ${toTokenAt(into)}, asked_at, effective_at
      FROM private_claim_guest_joins WHERE claim_id = ${duplicate}::int AND effective_at IS NOT NULL
    ${ifJoined}`)
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
      RETURNING g.claim_id, g.token),
    spent AS (INSERT INTO private_claim_spent_keys (token, claim_id) SELECT token, claim_id FROM taken)
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
