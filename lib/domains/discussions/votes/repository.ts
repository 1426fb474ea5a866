import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { effectiveVotes, isInStage, isPublic } from '@/lib/domains/discussions/repository'
import { query } from '@/lib/platform/database/payload-client'
import { isWaitingFor } from '@/lib/platform/database/confirmed-rows'
import { type VoteCode, DISCUSSION_CODE } from '@/lib/domains/discussions/contract'
import type { DiscussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'

/** Votes of accounts with an unconfirmed address. */
export const waitingVoteRows = sql`SELECT resident_id, created_at AS since FROM private_discussion_votes WHERE effective_at IS NULL`

/** Serializes votes and the close of a discussion until the caller's transaction ends; null if missing. */
export async function lockDiscussion(id: number): Promise<{ comment_required: boolean } | null> {
  return selectOne<{ comment_required: boolean }>(sql`
    SELECT coalesce(comment_required, false) AS comment_required FROM discussions WHERE id = ${id} FOR NO KEY UPDATE`)
}

/**
 * Stores a new vote under the next number, or changes an existing one; changed text clears its answer. Runs after the
 * lock, so the stage and clock are current. Null if voting is closed.
 */
export async function saveVote(
  { discussion_id: id, type_id: type, comment }: DiscussionVoteInput,
  residentId: number,
): Promise<'new' | 'changed' | null> {
  const isSame = sql`v.text IS NOT DISTINCT FROM excluded.text`
  const [saved] = await query<{ is_new: boolean }>(sql`
    INSERT INTO private_discussion_votes AS v (discussion_id, resident_id, source, type, text, number, created_at, updated_at)
    SELECT d.id, ${residentId}, 'portal', ${String(type)}::enum_private_discussion_votes_type, ${comment},
      coalesce((SELECT number FROM private_discussion_votes WHERE discussion_id = d.id AND resident_id = ${residentId}),
        next_register_number(d.id)), clock_timestamp(), clock_timestamp()
    FROM discussions d WHERE d.id = ${id} AND ${isPublic} AND ${isInStage(DISCUSSION_CODE)}
    ON CONFLICT (discussion_id, resident_id) DO UPDATE SET type = excluded.type, text = excluded.text, updated_at = clock_timestamp(),
      effective_at = coalesce(v.effective_at, excluded.effective_at),
      answer_kind = CASE WHEN ${isSame} THEN v.answer_kind END, answer_text = CASE WHEN ${isSame} THEN v.answer_text END,
      answered_at = CASE WHEN ${isSame} THEN v.answered_at END, answer_told_at = CASE WHEN ${isSame} THEN v.answer_told_at END
    RETURNING xmax = 0 AS is_new`)
  if (!saved) return null
  return saved.is_new ? 'new' : 'changed'
}

export interface MyVoteRow {
  discussion_id: number
  number: number
  type: VoteCode
  comment: string | null
  at: string | Date
  is_waiting: boolean
}

/** Returns the resident's votes in these discussions, or in all. */
export function findMyVotes(residentId: number, ids?: readonly number[]): Promise<MyVoteRow[]> {
  const among = ids ? sql`AND discussion_id = ANY(${sql.param([...ids])}::int[])` : sql``
  return query(sql`
    SELECT discussion_id, number, type::text::int AS type, text AS comment, updated_at AS at, effective_at IS NULL AS is_waiting
    FROM private_discussion_votes WHERE resident_id = ${residentId} ${among} ORDER BY id DESC`)
}

/** Locks, by id, the discussions of the resident's waiting votes until the caller's transaction ends. */
export async function lockAwaited(residentId: number): Promise<void> {
  await query(sql`
    SELECT id FROM discussions WHERE id IN (
      SELECT discussion_id FROM private_discussion_votes WHERE resident_id = ${residentId} AND effective_at IS NULL)
    ORDER BY id FOR NO KEY UPDATE`)
}

/** A confirmed vote that waited for its address, with its register number. */
export interface ConfirmedVote {
  id: number
  title: string
  number: number
}

/** Makes waiting votes effective if voting is still open, and returns them. */
export function confirmVotes(residentId: number): Promise<ConfirmedVote[]> {
  return query(sql`
    UPDATE private_discussion_votes v SET effective_at = clock_timestamp() FROM discussions d
    WHERE d.id = v.discussion_id AND v.resident_id = ${residentId} AND v.effective_at IS NULL AND ${isInStage(DISCUSSION_CODE)}
    RETURNING d.id, d.title, v.number::int AS number`)
}

/** Deletes votes that have waited this many days: voting ended first, or nobody confirmed. */
export function dropWaitingVotes(residentId: number, days = 0): Promise<ConfirmedVote[]> {
  return query(sql`
    DELETE FROM private_discussion_votes v USING discussions d
    WHERE d.id = v.discussion_id AND v.resident_id = ${residentId} AND v.effective_at IS NULL AND ${isWaitingFor(sql`v.created_at`, days)}
    RETURNING d.id, d.title, v.number::int AS number`)
}

export function countVotes(
  ids: readonly number[],
): Promise<{ discussion_id: number; type: VoteCode; total: number }[]> {
  return query(sql`
    SELECT discussion_id, type::text::int AS type, count(*)::int AS total FROM ${effectiveVotes} v
    WHERE source = 'portal' AND discussion_id = ANY(${sql.param([...ids])}::int[]) GROUP BY 1, 2`)
}
