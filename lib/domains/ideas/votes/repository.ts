import { selectOne, listCodes } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { isPublic } from '@/lib/domains/ideas/repository'
import { query } from '@/lib/platform/database/payload-client'
import { isWaitingFor } from '@/lib/platform/database/confirmed-rows'
import { ideaCodes } from '@/lib/domains/ideas/states'

export const waitingVotes = sql`SELECT resident_id, created_at AS since FROM private_idea_votes WHERE effective_at IS NULL`

export interface MyVoteRow {
  idea_id: number
  id: number
  name: string
  is_for: boolean
  comment: string | null
  is_waiting: boolean
}

interface Ballot {
  ideaId: number
  residentId: number
  isFor: boolean | null
  comment: string | null | undefined
}

/**
 * Stores an allowed vote in one statement, with the idea locked. A second vote updates the first, an identical one
 * changes nothing; triggers count.
 */
export async function castVote({ ideaId, residentId, isFor, comment }: Ballot) {
  const isCommentUnchanged = comment === undefined
  return selectOne<{ is_open: boolean; is_own: boolean }>(sql`
    WITH idea AS MATERIALIZED (
      SELECT i.id, i.code = ${listCodes(ideaCodes.support)} AS is_open, i.resident_id IS NOT DISTINCT FROM ${residentId}::int AS is_own
      FROM ideas i WHERE i.id = ${ideaId} AND ${isPublic} FOR SHARE),
    saved AS (
      INSERT INTO private_idea_votes AS v (idea_id, resident_id, is_for, comment)
      SELECT id, ${residentId}::int, ${isFor}::boolean, ${comment ?? null}::text FROM idea
      WHERE is_open AND NOT is_own AND ${isFor}::boolean IS NOT NULL
      ON CONFLICT (idea_id, resident_id) DO UPDATE SET is_for = excluded.is_for, updated_at = now(),
        effective_at = coalesce(v.effective_at, excluded.effective_at),
        comment = CASE WHEN ${isCommentUnchanged} THEN v.comment ELSE excluded.comment END
      WHERE v.is_for <> excluded.is_for OR (NOT ${isCommentUnchanged} AND v.comment IS DISTINCT FROM excluded.comment)),
    removed AS (
      DELETE FROM private_idea_votes v USING idea
      WHERE v.idea_id = idea.id AND v.resident_id = ${residentId} AND is_open AND ${isFor}::boolean IS NULL)
    SELECT is_open, is_own FROM idea`)
}

export function findMyVotes(ideaIds: readonly number[], residentId: number): Promise<MyVoteRow[]> {
  return query(sql`
    SELECT v.idea_id, v.id, concat_ws(' ', r.surname, r.name) AS name, v.is_for, v.comment, v.effective_at IS NULL AS is_waiting
    FROM private_idea_votes v JOIN residents r ON r.id = v.resident_id
    WHERE v.resident_id = ${residentId} AND v.idea_id = ANY(${sql.param([...ideaIds])}::int[])`)
}

/** Locks the ideas of waiting votes, then their counters, by id, so that confirmations cannot deadlock. */
export async function lockAwaited(residentId: number): Promise<void> {
  const awaited = sql`(SELECT idea_id FROM private_idea_votes WHERE resident_id = ${residentId} AND effective_at IS NULL)`
  await query(sql`SELECT id FROM ideas WHERE id IN ${awaited} ORDER BY id FOR SHARE`)
  await query(sql`SELECT 1 FROM private_idea_counts WHERE idea_id IN ${awaited} ORDER BY idea_id FOR NO KEY UPDATE`)
}

export function confirmVotes(residentId: number): Promise<{ id: number; title: string }[]> {
  return query(sql`
    UPDATE private_idea_votes v SET effective_at = clock_timestamp() FROM ideas i
    WHERE i.id = v.idea_id AND v.resident_id = ${residentId} AND v.effective_at IS NULL AND i.code = ${listCodes(ideaCodes.support)} AND ${isPublic}
    RETURNING i.id, i.title`)
}

export function dropWaitingVotes(residentId: number, days = 0): Promise<{ id: number; title: string }[]> {
  return query(sql`
    DELETE FROM private_idea_votes v USING ideas i
    WHERE i.id = v.idea_id AND v.resident_id = ${residentId} AND v.effective_at IS NULL
      AND ${isWaitingFor(sql`v.created_at`, days)} RETURNING i.id, i.title`)
}
