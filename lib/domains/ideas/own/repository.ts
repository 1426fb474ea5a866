import { sql } from '@payloadcms/db-postgres'
import { isPublic } from '@/lib/domains/ideas/repository'
import { query } from '@/lib/platform/database/payload-client'
import { waitsFor } from '@/lib/platform/database/waiting-rows'

/** Ideas of accounts whose address nobody has confirmed yet. */
export const waitingProposals = sql`SELECT resident_id::int, created_at AS since FROM ideas WHERE confirmed_at IS NULL AND resident_id IS NOT NULL`

interface OwnIdeaRow {
  id: number
  title: string
  created_at: string | Date
  code: number
  is_public: boolean
  likes: number
  dislikes: number
  reason: string | null
  /** It goes to the moderators once the author has confirmed the address. */
  is_waiting: boolean
}

/** A resident's ideas in every state; why the last refusal, if it was refused. */
export function findOwnIdeas(residentId: number): Promise<OwnIdeaRow[]> {
  return query(sql`
    SELECT i.id, i.title, i.created_at, i.code::text::int AS code, (${isPublic}) AS is_public, c.likes, c.dislikes,
      i.confirmed_at IS NULL AS is_waiting,
      CASE WHEN i.code = '2' THEN (SELECT nullif(e.note, '') FROM idea_events e
        WHERE e.idea_id = i.id AND e.to_code = '2' ORDER BY e.id DESC LIMIT 1) END AS reason
    FROM ideas i JOIN private_idea_counts c ON c.idea_id = i.id
    WHERE i.resident_id = ${residentId} ORDER BY i.id DESC LIMIT 1000`)
}

interface OwnVoteRow {
  id: number
  title: string
  code: number
  like: boolean
  comment: string | null
  created_at: string | Date
  is_waiting: boolean
}

/** A resident's votes for ideas that are open to all. */
export function findVotes(residentId: number): Promise<OwnVoteRow[]> {
  return query(sql`
    SELECT i.id, i.title, i.code::text::int AS code, v.is_for AS "like", v.comment, v.created_at, v.effective_at IS NULL AS is_waiting
    FROM private_idea_votes v JOIN ideas i ON i.id = v.idea_id
    WHERE v.resident_id = ${residentId} AND ${isPublic} ORDER BY v.id DESC LIMIT 1000`)
}

/** Ideas and votes of a resident, for the archive of one's data. */
export async function exportIdeas(residentId: number): Promise<{ own: object[]; votes: object[] }> {
  const own = await query<object>(sql`
    SELECT i.id, i.created_at, i.title, i.text, i.address, i.x::float AS x, i.y::float AS y, k.title AS category,
      i.show_author, i.code::text::int AS code,
      CASE WHEN i.code IN ('2', '3', '6') THEN i.answer_text END AS answer_text,
      CASE WHEN i.code = '3' THEN i.report_text END AS report_text
    FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE i.resident_id = ${residentId} ORDER BY i.id`)
  return { own, votes: await findVotes(residentId) }
}

/** An erased account: its ideas go on without a name, its votes without a voter, and nothing leads from them to anybody. What waits goes. */
export async function detachIdeas(residentId: number): Promise<void> {
  await query(sql`DELETE FROM private_idea_votes WHERE resident_id = ${residentId} AND effective_at IS NULL`)
  await dropWaitingIdeas(residentId)
  await query(sql`
    UPDATE private_files f SET resident_id = NULL FROM ideas i
    WHERE i.resident_id = ${residentId} AND (f.id = i.sent_photo_id OR f.id IN (
      SELECT r.private_files_id FROM ideas_rels r WHERE r.parent_id = i.id AND r.path = 'sentDocuments'))`)
  await query(
    sql`UPDATE ideas SET resident_id = NULL, author_name = NULL, updated_at = now() WHERE resident_id = ${residentId}`,
  )
  await query(sql`UPDATE private_idea_votes SET resident_id = NULL WHERE resident_id = ${residentId}`)
}

/** The address was confirmed: the ideas that waited are in the moderators' queue from now on. */
export async function confirmIdeas(residentId: number): Promise<void> {
  await query(
    sql`UPDATE ideas SET confirmed_at = now(), updated_at = now() WHERE resident_id = ${residentId} AND confirmed_at IS NULL`,
  )
}

/** Takes away the ideas that wait for so many days, with their files, in the caller's transaction. */
export function dropWaitingIdeas(residentId: number, days = 0): Promise<{ id: number; title: string }[]> {
  return query(sql`
    WITH waiting AS (
      SELECT id, title, sent_photo_id FROM ideas
      WHERE resident_id = ${residentId} AND confirmed_at IS NULL AND ${waitsFor(sql`created_at`, days)}),
    files AS (
      DELETE FROM private_files f USING waiting w
      WHERE f.id = w.sent_photo_id OR f.id IN (
        SELECT r.private_files_id FROM ideas_rels r WHERE r.parent_id = w.id AND r.path = 'sentDocuments'))
    DELETE FROM ideas i USING waiting w WHERE i.id = w.id RETURNING w.id, w.title`)
}
