import { sql } from '@payloadcms/db-postgres'
import { daysLeft, isPublic, stage } from '@/lib/domains/discussions/repository'
import { query } from '@/lib/platform/database/payload-client'
import { defineFollows } from '@/lib/platform/mail/define-follows'
import type { StageCode } from '@/lib/domains/discussions/contract'

export async function followSilently(id: number, residentId: number): Promise<void> {
  await query(sql`
    INSERT INTO private_discussion_follows (discussion_id, resident_id) VALUES (${id}, ${residentId}) ON CONFLICT DO NOTHING`)
}

export const discussionFollows = defineFollows({
  table: 'private_discussion_follows',
  column: 'discussion_id',
  noun: 'discussion',
})

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
