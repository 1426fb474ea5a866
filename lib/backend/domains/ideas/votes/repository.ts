import { sql } from '@payloadcms/db-postgres'
import { isPublic } from '@/lib/backend/domains/ideas/repository'
import { rows } from '@/lib/backend/integrations/payload'

export interface OwnVoteRow {
  idea_id: number
  id: number
  name: string
  is_for: boolean
  comment: string | null
}

interface Ballot {
  ideaId: number
  residentId: number
  /** Null takes the vote back. */
  isFor: boolean | null
  /** Undefined leaves the comment that is there. */
  comment: string | null | undefined
}

/**
 * Writes the vote if it may be given, in one statement: the idea is held from changing its state meanwhile, a second vote
 * of the same resident changes the first, the same one changes nothing. Triggers keep the counters.
 */
export async function castVote({ ideaId, residentId, isFor, comment }: Ballot) {
  const keepsComment = comment === undefined
  const [row] = await rows<{ is_open: boolean; is_own: boolean }>(sql`
    WITH idea AS MATERIALIZED (
      SELECT i.id, i.code = '1' AS is_open, i.resident_id IS NOT DISTINCT FROM ${residentId}::int AS is_own
      FROM ideas i WHERE i.id = ${ideaId} AND ${isPublic} FOR SHARE),
    saved AS (
      INSERT INTO private_idea_votes AS v (idea_id, resident_id, is_for, comment)
      SELECT id, ${residentId}::int, ${isFor}::boolean, ${comment ?? null}::text FROM idea
      WHERE is_open AND NOT is_own AND ${isFor}::boolean IS NOT NULL
      ON CONFLICT (idea_id, resident_id) DO UPDATE SET is_for = excluded.is_for, updated_at = now(),
        comment = CASE WHEN ${keepsComment} THEN v.comment ELSE excluded.comment END
      WHERE v.is_for <> excluded.is_for OR (NOT ${keepsComment} AND v.comment IS DISTINCT FROM excluded.comment)),
    removed AS (
      DELETE FROM private_idea_votes v USING idea
      WHERE v.idea_id = idea.id AND v.resident_id = ${residentId} AND is_open AND ${isFor}::boolean IS NULL)
    SELECT is_open, is_own FROM idea`)
  return row ?? null
}

/** The resident's own votes for these ideas, with the name they are known by. */
export function findOwnVotes(ideaIds: readonly number[], residentId: number): Promise<OwnVoteRow[]> {
  return rows(sql`
    SELECT v.idea_id, v.id, concat_ws(' ', r.surname, r.name) AS name, v.is_for, v.comment
    FROM private_idea_votes v JOIN residents r ON r.id = v.resident_id
    WHERE v.resident_id = ${residentId} AND v.idea_id = ANY(${sql.param([...ideaIds])}::int[])`)
}
