import { sql } from '@payloadcms/db-postgres'
import { isByPhone } from '@/lib/domains/claims/reports/recorders-repository'
import { effectiveGuestJoins, effectiveJoins } from '@/lib/domains/claims/repository'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { toCityDay } from '@/lib/platform/database/select'

export interface MoveToNotify {
  /** Label of the action. */
  title: string
  from_code: number | null
  to_code: number | null
  note: string | null
  claim_id: number
  is_public: boolean
  merged_into: number | null
  report_text: string | null
  /** The text after a moderator's correction; null if it is as its author wrote it. */
  corrected_text: string | null
  deadline: string | null
  department: string | null
  /** Name of a resident with a confirmed address, or the name typed by a guest with a confirmed claim. */
  greeting: string | null
  /** A resident's present address, which may have changed since the claim. */
  author_email: string | null
  resident_id: number | null
  /** Residents and guests who joined, and guests whose claims were merged into this one. */
  followers: Follower[]
}

export interface Follower {
  id: number | null
  name: string
  email: string
  /** The guest's own merged claim; null for those who joined. */
  claim_id: number | null
}

/** Marks and returns moves that nobody was notified of, in the caller's transaction, so none is sent twice. */
export async function takeUnnotifiedMoves(limit: number): Promise<MoveToNotify[]> {
  // even an UPDATE of no rows purges cached pages, and this runs at every tick of the scheduler
  const waiting = await query(sql`SELECT 1 FROM claim_events WHERE told_at IS NULL LIMIT 1`)
  if (waiting.length === 0) return []
  return query(sql`
    WITH taken AS (
      UPDATE claim_events SET told_at = now() WHERE id IN (
        SELECT id FROM claim_events WHERE told_at IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, title, from_code, to_code, note, claim_id)
    SELECT e.title, e.from_code::text::int AS from_code, e.to_code::text::int AS to_code, e.note, e.claim_id,
      c.published_at IS NOT NULL AND c.merged_into_id IS NULL AS is_public, c.merged_into_id AS merged_into, c.report_text,
      CASE WHEN EXISTS (SELECT 1 FROM private_originals p WHERE p.claim_id = c.id) THEN c.text || ' (' || c.address || ')' END AS corrected_text,
      ${toCityDay(sql`c.deadline_date`)}::text AS deadline, coalesce(o.short_title, o.title) AS department,
      CASE WHEN a.id IS NULL THEN ${guestName('c')} ELSE ${selectGreeting('a')} END AS greeting,
      CASE WHEN c.resident_id IS NULL THEN c.author_email ELSE a.email END AS author_email, c.resident_id::int AS resident_id,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'email', f.email, 'claim_id', f.claim_id) ORDER BY f.id) FROM (
        SELECT r.id, ${selectGreeting('r')} AS name, r.email, NULL::int AS claim_id FROM ${effectiveJoins} j JOIN residents r ON r.id = j.resident_id
        WHERE j.claim_id = c.id AND j.resident_id IS DISTINCT FROM c.resident_id
        UNION ALL SELECT NULL, '', g.email, NULL FROM ${effectiveGuestJoins} g
        WHERE g.claim_id = c.id AND lower(g.email) IS DISTINCT FROM lower(c.author_email)
        UNION ALL SELECT NULL, coalesce(${guestName('d')}, ''), d.author_email, d.id FROM claims d
        WHERE d.merged_into_id = c.id AND d.resident_id IS NULL AND d.author_email IS NOT NULL) f), '[]') AS followers
    FROM taken e JOIN claims c ON c.id = e.claim_id LEFT JOIN organizations o ON o.id = c.department_id AND o._status = 'published'
      LEFT JOIN residents a ON a.id = c.resident_id
    ORDER BY e.id`)
}

/** The name was typed by a stranger, so it is not sent to an unconfirmed address, nor to one that was spelt by phone. */
function guestName(claim: 'c' | 'd'): SQL {
  const row = sql.raw(claim)
  return sql`CASE WHEN ${row}.confirmed_at IS NOT NULL AND NOT ${isByPhone(sql`${row}.id`)} THEN ${row}.author_name END`
}
