import { sql } from '@payloadcms/db-postgres'
import { isPublic, judgeDay, mergeChain } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'
import { CONFIRM_DAYS } from '@/lib/domains/claims/rules'
import { claimCodes } from '@/lib/domains/claims/states'
import { isByPhone } from '@/lib/domains/claims/reports/recorders-repository'
import { listCodes, toCityDay } from '@/lib/platform/database/select'

export async function storeLink(claimId: number, token: Buffer): Promise<void> {
  await query(sql`INSERT INTO private_claim_links (claim_id, token) VALUES (${claimId}, ${token})`)
}

interface LinkedClaim {
  id: number
  is_confirmed: boolean
}

export async function storeLinkByAddress(id: number, email: string, token: Buffer): Promise<LinkedClaim | null> {
  const [row] = await query<LinkedClaim>(sql`
    WITH found AS (
      SELECT id, confirmed_at IS NOT NULL AS is_confirmed FROM claims
      WHERE id = ${id} AND lower(author_email) = lower(${email}) AND resident_id IS NULL),
    stored AS (INSERT INTO private_claim_links (claim_id, token) SELECT id, ${token}::bytea FROM found)
    SELECT id, is_confirmed FROM found`)
  return row ?? null
}

/** Replaces an unused confirmation key; its term stays. Returns false if the key has expired. */
export async function replaceClaimKey(claimId: number, token: Buffer): Promise<boolean> {
  const replaced = await query(sql`
    UPDATE private_claim_keys SET token = ${token}
    WHERE claim_id = ${claimId} AND used_at IS NULL AND expires_at > now() RETURNING 1`)
  return replaced.length > 0
}

export interface StateRow {
  id: number
  code: number
  x: number
  y: number
  address: string
  text: string
  category: string | null
  department: string | null
  created_at: Date | string
  confirmed_at: Date | string | null
  resident_id: number | null
  merged_into: number | null
  shown_id: number | null
  /** Days are YYYY-MM-DD in the city's zone. */
  deadline: string | null
  confirm_until: string | null
  judge_until: string | null
}

export async function findByLink(token: Buffer): Promise<StateRow | null> {
  const [row] = await query<StateRow>(sql`
    SELECT own.id, own.code::text::int AS code, own.x::float AS x, own.y::float AS y, own.address, own.text, k.title AS category,
      coalesce(o.short_title, o.title) AS department, own.created_at, own.confirmed_at,
        own.resident_id::int AS resident_id, own.merged_into_id AS merged_into,
      (SELECT c.id FROM claims c WHERE c.id = ANY(${mergeChain(sql`d.id = own.id`)}) AND ${isPublic}) AS shown_id,
      ${toCityDay(sql`own.deadline_date`)}::text AS deadline, ${toCityDay(sql`w.expires_at`)}::text AS confirm_until,
      ${judgeDay('own')}::text AS judge_until
    FROM private_claim_links l JOIN claims own ON own.id = l.claim_id LEFT JOIN claim_categories k ON k.id = own.category_id
      LEFT JOIN organizations o ON o.id = own.department_id AND o._status = 'published'
      LEFT JOIN private_claim_keys w ON w.claim_id = own.id AND w.used_at IS NULL
    WHERE l.token = ${token}`)
  return row ?? null
}

export async function findSentPhotos(claimId: number): Promise<number[]> {
  const found = await query<{ id: number }>(sql`
    SELECT private_files_id AS id FROM claims_rels
    WHERE parent_id = ${claimId} AND path = 'sentPhotos' AND private_files_id IS NOT NULL ORDER BY "order"`)
  return found.map(({ id }) => id)
}

export interface EventRow {
  title: string
  public_text: string | null
  note: string | null
  created_at: Date | string
}

export function findEvents(claimId: number): Promise<EventRow[]> {
  return query(
    sql`SELECT title, public_text, note, created_at FROM claim_events WHERE claim_id = ${claimId} ORDER BY id`,
  )
}

/**
 * Revokes every link of this link's claim. Deletes the used confirmation key too, since opening it again would give out
 * a new link. Returns false for an unknown link.
 */
export async function dropLinks(token: Buffer): Promise<boolean> {
  const ended = await query(sql`
    WITH claim AS (SELECT claim_id FROM private_claim_links WHERE token = ${token}),
    spent AS (DELETE FROM private_claim_keys WHERE claim_id IN (SELECT claim_id FROM claim) AND used_at IS NOT NULL)
    DELETE FROM private_claim_links WHERE claim_id IN (SELECT claim_id FROM claim) RETURNING 1`)
  return ended.length > 0
}

/**
 * Returns the account with the confirmed address of the claim that this key confirms. Locks the accounts with this
 * address, and those about to confirm it: the later of two confirmations sees the other.
 */
export async function lockOwner(token: Buffer): Promise<number | null> {
  const locked = await query<{ id: number; is_owner: boolean }>(sql`
    WITH address AS (
      SELECT lower(c.author_email) AS email FROM private_claim_keys k JOIN claims c ON c.id = k.claim_id WHERE k.token = ${token})
    SELECT r.id, lower(r.email) = (SELECT email FROM address) AND r.email_confirmed_at IS NOT NULL AND r.erased_at IS NULL AS is_owner
    FROM residents r WHERE r.id IN (
      SELECT id FROM residents WHERE lower(email) = (SELECT email FROM address)
      UNION SELECT resident_id FROM resident_keys WHERE kind = 'email' AND lower(email) = (SELECT email FROM address))
    ORDER BY r.id FOR SHARE OF r`)
  return locked.find(({ is_owner: isOwner }) => isOwner)?.id ?? null
}

/**
 * Moves the claims that guests sent from an account's address to the account, with their photos, if both confirmed it:
 * an address spelt by phone was confirmed by nobody.
 * The owner of a merged claim joins the one it was merged into. Returns the claims' numbers.
 */
export async function takeOverClaims(residentId: number): Promise<number[]> {
  const taken = await query<{ id: number }>(sql`
    UPDATE claims c SET resident_id = r.id, updated_at = now() FROM residents r
    WHERE r.id = ${residentId} AND r.email_confirmed_at IS NOT NULL AND lower(c.author_email) = lower(r.email)
      AND c.resident_id IS NULL AND c.confirmed_at IS NOT NULL AND NOT ${isByPhone(sql`c.id`)}
    RETURNING c.id`)
  if (taken.length === 0) return []
  const numbers = taken.map(({ id }) => id).sort((one, other) => one - other)
  const ids = sql`ANY(${sql.param(numbers)}::int[])`
  await query(sql`
    UPDATE private_files f SET resident_id = ${residentId} FROM claims c
      LEFT JOIN claims_rels r ON r.parent_id = c.id AND r.path = 'sentPhotos'
    WHERE c.id = ${ids} AND f.id IN (r.private_files_id, c.sent_verdict_photo_id)`)
  await query(sql`DELETE FROM private_claim_joins WHERE claim_id = ${ids} AND resident_id = ${residentId}`)
  await query(sql`
    INSERT INTO private_claim_joins (claim_id, resident_id)
      SELECT DISTINCT n.id, ${residentId}::int FROM claims c JOIN claims n ON n.id = c.merged_into_id
      WHERE c.id = ${ids} AND n.resident_id IS DISTINCT FROM ${residentId}
    ON CONFLICT DO NOTHING`)
  return numbers
}

export async function dropUnconfirmedClaims(): Promise<void> {
  await query(sql`
    WITH late AS (
      SELECT id FROM claims
        WHERE resident_id IS NULL AND confirmed_at IS NULL AND published_at IS NULL AND code = ${listCodes(claimCodes.inModeration)}
        AND created_at < now() - make_interval(days => ${CONFIRM_DAYS}) FOR UPDATE SKIP LOCKED),
    photos AS (
      DELETE FROM private_files f USING claims_rels r
      WHERE r.parent_id IN (SELECT id FROM late) AND r.path = 'sentPhotos' AND f.id = r.private_files_id)
    DELETE FROM claims WHERE id IN (SELECT id FROM late)`)
}
