import { sql } from '@payloadcms/db-postgres'
import { effectiveGuestJoins, effectiveJoins } from '@/lib/domains/claims/repository'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { greetingOf } from '@/lib/platform/mail/greeting'
import { dropWaitingClaims } from '@/lib/domains/claims/reports/repository'
import { query } from '@/lib/platform/database/payload-client'
import { env } from '@/lib/config/env'

/** Nobody was notified of this move yet. */
export interface MoveToNotify {
  from_code: number | null
  to_code: number | null
  note: string | null
  claim_id: number
  is_public: boolean
  merged_into: number | null
  report_text: string | null
  /** The term ends on this day, YYYY-MM-DD. */
  deadline: string | null
  department: string | null
  /** The letter greets a resident with a confirmed address by name, and a guest with a confirmed claim by the name they typed. */
  greeting: string | null
  /** It is a resident's present address, whatever it was when the claim was sent. */
  author_email: string | null
  resident_id: number | null
  /** Residents and guests who joined, and guests whose claims were merged into this one; guests have no `id`. */
  followers: Follower[]
}

export interface Follower {
  id: number | null
  name: string
  email: string
  /** The guest's own claim, which was merged; null for those who joined. */
  claim_id: number | null
}

/** Marks moves that nobody was notified of and returns them, in the caller's transaction, so that none is sent twice. */
export async function takeUnnotifiedMoves(limit: number): Promise<MoveToNotify[]> {
  // an UPDATE purges the cached pages even if it changes nothing, and this runs at every tick of the scheduler
  const waiting = await query(sql`SELECT 1 FROM claim_events WHERE told_at IS NULL LIMIT 1`)
  if (waiting.length === 0) return []
  return query(sql`
    WITH taken AS (
      UPDATE claim_events SET told_at = now() WHERE id IN (
        SELECT id FROM claim_events WHERE told_at IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, from_code, to_code, note, claim_id)
    SELECT e.from_code::text::int AS from_code, e.to_code::text::int AS to_code, e.note, e.claim_id,
      c.published_at IS NOT NULL AND c.merged_into_id IS NULL AS is_public, c.merged_into_id AS merged_into, c.report_text,
      (c.deadline_date AT TIME ZONE ${env.TIME_ZONE})::date::text AS deadline, coalesce(o.short_title, o.title) AS department,
      CASE WHEN a.id IS NULL THEN ${guestName('c')} ELSE ${greetingOf('a')} END AS greeting,
      CASE WHEN c.resident_id IS NULL THEN c.author_email ELSE a.email END AS author_email, c.resident_id::int AS resident_id,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'email', f.email, 'claim_id', f.claim_id) ORDER BY f.id) FROM (
        SELECT r.id, ${greetingOf('r')} AS name, r.email, NULL::int AS claim_id FROM ${effectiveJoins} j JOIN residents r ON r.id = j.resident_id
        WHERE j.claim_id = c.id AND j.resident_id IS DISTINCT FROM c.resident_id
        UNION ALL SELECT NULL, '', g.email, NULL FROM ${effectiveGuestJoins} g
        WHERE g.claim_id = c.id AND lower(g.email) IS DISTINCT FROM lower(c.author_email)
        UNION ALL SELECT NULL, coalesce(${guestName('d')}, ''), d.author_email, d.id FROM claims d
        WHERE d.merged_into_id = c.id AND d.resident_id IS NULL AND d.author_email IS NOT NULL) f), '[]') AS followers
    FROM taken e JOIN claims c ON c.id = e.claim_id LEFT JOIN organizations o ON o.id = c.department_id AND o._status = 'published'
      LEFT JOIN residents a ON a.id = c.resident_id
    ORDER BY e.id`)
}

/** The name comes from a stranger, so it is not written to an unconfirmed address. */
function guestName(claim: 'c' | 'd'): SQL {
  return sql`CASE WHEN ${sql.raw(claim)}.confirmed_at IS NOT NULL THEN ${sql.raw(claim)}.author_name END`
}

/** Returns the moderators, or the administrators if there are none: they supervise the departments. */
export function findSupervisors(): Promise<{ name: string; email: string }[]> {
  return query(sql`
    WITH held AS (
      SELECT DISTINCT s.name, s.email, r.value::text AS role FROM staff s JOIN staff_roles r ON r.parent_id = s.id
      WHERE r.value IN ('moderator', 'administrator'))
    SELECT name, email FROM held
    WHERE role = CASE WHEN EXISTS (SELECT 1 FROM held WHERE role = 'moderator') THEN 'moderator' ELSE 'administrator' END`)
}

/**
 * Removes an erased account from its claims: those that wait are deleted, the others stay without a name, and nothing leads from
 * them to the person.
 */
export async function detachClaims(residentId: number): Promise<void> {
  await dropWaitingClaims(residentId)
  await query(
    sql`DELETE FROM private_claim_links WHERE claim_id IN (SELECT id FROM claims WHERE resident_id = ${residentId})`,
  )
  // a used key of the confirming letter would make a new private link
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

/** Deletes claims of guests who did not open their letter's link within three days, with their photos. */
export async function dropUnconfirmed(): Promise<void> {
  await query(sql`
    WITH late AS (
      SELECT id FROM claims WHERE resident_id IS NULL AND confirmed_at IS NULL AND published_at IS NULL AND code = '5'
        AND created_at < now() - interval '3 days' FOR UPDATE SKIP LOCKED),
    photos AS (
      DELETE FROM private_files f USING claims_rels r
      WHERE r.parent_id IN (SELECT id FROM late) AND r.path = 'sentPhotos' AND f.id = r.private_files_id)
    DELETE FROM claims WHERE id IN (SELECT id FROM late)`)
}

/** Returns a resident's own claims and those joined, for the archive of one's data. */
export function exportClaims(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT c.id, c.created_at, c.address, c.x::float AS x, c.y::float AS y, k.title AS category, c.text, c.code::text::int AS code,
      CASE WHEN c.code IN ('2', '3') THEN c.report_text END AS report_text, c.is_accepted::text AS is_accepted, c.user_comment, c.resident_id IS DISTINCT FROM ${residentId}::int AS joined
    FROM claims c LEFT JOIN claim_categories k ON k.id = c.category_id
    WHERE c.resident_id = ${residentId}
      OR c.id IN (SELECT claim_id FROM private_claim_joins WHERE resident_id = ${residentId}) ORDER BY c.id`)
}
