import { sql } from '@payloadcms/db-postgres'
import { isPublic } from '@/lib/backend/domains/ideas/repository'
import { rows } from '@/lib/backend/integrations/payload'

export interface OwnIdeaRow {
  id: number
  title: string
  created_at: string | Date
  code: number
  is_public: boolean
  likes: number
  dislikes: number
  reason: string | null
}

/** A resident's ideas in every state; why the last refusal, if it was refused. */
export function findOwnIdeas(residentId: number): Promise<OwnIdeaRow[]> {
  return rows(sql`
    SELECT i.id, i.title, i.created_at, i.code::text::int AS code, (${isPublic}) AS is_public, c.likes, c.dislikes,
      CASE WHEN i.code = '2' THEN (SELECT nullif(e.note, '') FROM idea_events e
        WHERE e.idea_id = i.id AND e.to_code = '2' ORDER BY e.id DESC LIMIT 1) END AS reason
    FROM ideas i JOIN private_idea_counts c ON c.idea_id = i.id
    WHERE i.resident_id = ${residentId} ORDER BY i.id DESC LIMIT 1000`)
}

export interface OwnVoteRow {
  id: number
  title: string
  code: number
  like: boolean
  comment: string | null
  created_at: string | Date
}

/** A resident's votes for ideas that are open to all. */
export function findVotes(residentId: number): Promise<OwnVoteRow[]> {
  return rows(sql`
    SELECT i.id, i.title, i.code::text::int AS code, v.is_for AS "like", v.comment, v.created_at
    FROM private_idea_votes v JOIN ideas i ON i.id = v.idea_id
    WHERE v.resident_id = ${residentId} AND ${isPublic} ORDER BY v.id DESC LIMIT 1000`)
}

/** Ideas and votes of a resident, for the archive of one's data. */
export async function exportIdeas(residentId: number): Promise<{ own: object[]; votes: object[] }> {
  const own = await rows<object>(sql`
    SELECT i.id, i.created_at, i.title, i.text, i.address, i.x::float AS x, i.y::float AS y, k.title AS category,
      i.show_author, i.code::text::int AS code,
      CASE WHEN i.code IN ('2', '3', '6') THEN i.answer_text END AS answer_text,
      CASE WHEN i.code = '3' THEN i.report_text END AS report_text
    FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE i.resident_id = ${residentId} ORDER BY i.id`)
  return { own, votes: await findVotes(residentId) }
}

/** An erased account: its ideas go on without a name, its votes without a voter, and nothing leads from them to anybody. */
export async function detachIdeas(residentId: number): Promise<void> {
  await rows(sql`
    UPDATE private_files f SET resident_id = NULL FROM ideas i
    WHERE i.resident_id = ${residentId} AND (f.id = i.sent_photo_id OR f.id IN (
      SELECT r.private_files_id FROM ideas_rels r WHERE r.parent_id = i.id AND r.path = 'sentDocuments'))`)
  await rows(
    sql`UPDATE ideas SET resident_id = NULL, author_name = NULL, updated_at = now() WHERE resident_id = ${residentId}`,
  )
  await rows(sql`UPDATE private_idea_votes SET resident_id = NULL WHERE resident_id = ${residentId}`)
}
