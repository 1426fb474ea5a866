import { sql } from '@payloadcms/db-postgres'
import { daysLeft, isPublic, stage } from '@/lib/domains/discussions/repository'
import { query } from '@/lib/platform/database/payload-client'
import type { StageCode } from '@/lib/domains/discussions/contract'

export async function followSilently(id: number, residentId: number): Promise<void> {
  await query(sql`
    INSERT INTO private_discussion_follows (discussion_id, resident_id) VALUES (${id}, ${residentId}) ON CONFLICT DO NOTHING`)
}

export async function unfollow(id: number, residentId: number): Promise<void> {
  await query(sql`DELETE FROM private_discussion_follows WHERE discussion_id = ${id} AND resident_id = ${residentId}`)
}

export async function storeStopKey(id: number, residentId: number, key: Buffer): Promise<void> {
  await query(sql`
    UPDATE private_discussion_follows SET stop_key = ${key}
    WHERE discussion_id = ${id} AND resident_id = ${residentId} AND stop_key IS DISTINCT FROM ${key}`)
}

/** Stops emails for the owner of this key; false for an unknown key. */
export async function stopMail(key: Buffer): Promise<boolean> {
  const stopped = sql`UPDATE private_discussion_follows SET is_mailed = false WHERE stop_key = ${key} RETURNING 1`
  return (await query(stopped)).length > 0
}

interface FollowedRow {
  id: number
  title: string
  code: StageCode
  days_left: number | null
  is_following: boolean
}

export function findFollowedDiscussions(residentId: number): Promise<FollowedRow[]> {
  return query(sql`
    SELECT d.id, d.title, ${stage} AS code, ${daysLeft} AS days_left, f.resident_id IS NOT NULL AS is_following
    FROM discussions d LEFT JOIN private_discussion_follows f ON f.discussion_id = d.id AND f.resident_id = ${residentId}
    WHERE ${isPublic} AND (f.resident_id IS NOT NULL OR EXISTS (
      SELECT 1 FROM private_discussion_votes v WHERE v.discussion_id = d.id AND v.resident_id = ${residentId}))
    ORDER BY d.exhibition_finish_date DESC, d.id DESC LIMIT 1000`)
}

/** Erased account: effective votes stay without a name, waiting votes and subscriptions are deleted. */
export async function detachVotes(residentId: number): Promise<void> {
  await query(sql`DELETE FROM private_discussion_votes WHERE resident_id = ${residentId} AND effective_at IS NULL`)
  await query(sql`UPDATE private_discussion_votes SET resident_id = NULL WHERE resident_id = ${residentId}`)
  await query(sql`DELETE FROM private_discussion_follows WHERE resident_id = ${residentId}`)
}

export function exportDiscussions(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT d.id, d.title, f.followed_at, v.number, v.type::text::int AS vote, v.text AS comment, v.created_at, v.updated_at, v.effective_at,
      v.answer_kind::text AS answer_kind, v.answer_text
    FROM discussions d
    LEFT JOIN private_discussion_follows f ON f.discussion_id = d.id AND f.resident_id = ${residentId}
    LEFT JOIN private_discussion_votes v ON v.discussion_id = d.id AND v.resident_id = ${residentId}
    WHERE f.resident_id IS NOT NULL OR v.id IS NOT NULL ORDER BY d.id`)
}
