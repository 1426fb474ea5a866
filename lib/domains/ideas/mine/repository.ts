import { selectOne, listCodes } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { IdeaTexts } from '@/lib/domains/ideas/mine/contract'
import { isPublic } from '@/lib/domains/ideas/repository'
import { isWaitingFor } from '@/lib/platform/database/confirmed-rows'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { answeredIdeaCodes, ideaCodes } from '@/lib/domains/ideas/states'

export const waitingProposals = sql`SELECT resident_id::int, created_at AS since FROM ideas WHERE confirmed_at IS NULL AND resident_id IS NOT NULL`

interface AuthorIdeaRow {
  id: number
  title: string
  created_at: string | Date
  code: number
  is_public: boolean
  likes: number
  dislikes: number
  reason: string | null
  is_waiting: boolean
}

/** Reason of a refused idea: the note of the last refusal. */
const reason = sql`CASE WHEN i.code = ${listCodes(ideaCodes.refused)} THEN (SELECT nullif(e.note, '') FROM idea_events e
  WHERE e.idea_id = i.id AND e.to_code = ${listCodes(ideaCodes.refused)} ORDER BY e.id DESC LIMIT 1) END AS reason`

export function findAuthorIdeas(residentId: number): Promise<AuthorIdeaRow[]> {
  return query(sql`
    SELECT i.id, i.title, i.created_at, i.code::text::int AS code, (${isPublic}) AS is_public, c.likes, c.dislikes,
      i.confirmed_at IS NULL AS is_waiting, ${reason}
    FROM ideas i JOIN private_idea_counts c ON c.idea_id = i.id
    WHERE i.resident_id = ${residentId} ORDER BY i.id DESC LIMIT 1000`)
}

/** Undecided and visible to its author alone, so it may be edited or withdrawn. */
const isUndecided = sql`i.code = ${listCodes(ideaCodes.inModeration)} AND i.published_at IS NULL`

interface AuthorIdeaDetailsRow extends Omit<AuthorIdeaRow, 'likes' | 'dislikes'> {
  updated_at: string | Date
  text: string
  address: string
  show_author: boolean
  category_id: number | null
  category: string | null
  can_change: boolean
}

export async function findAuthorIdea(id: number, residentId: number): Promise<AuthorIdeaDetailsRow | null> {
  return selectOne<AuthorIdeaDetailsRow>(sql`
    SELECT i.id, i.title, i.text, i.address, i.created_at, i.updated_at, i.code::text::int AS code, (${isPublic}) AS is_public,
      coalesce(i.show_author, false) AS show_author, i.confirmed_at IS NULL AS is_waiting, (${isUndecided}) AS can_change,
      i.category_id, k.title AS category, ${reason}
    FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id
    WHERE i.id = ${id} AND i.resident_id = ${residentId}`)
}

interface SentFileRow {
  id: number
  title: string
  type: string
  size: number
  is_photo: boolean
}

export function findSentFiles(id: number): Promise<SentFileRow[]> {
  return query(sql`
    SELECT f.id, f.origin_name AS title, f.mime_type AS type, f.filesize::int AS size, f.id = i.sent_photo_id AS is_photo
    FROM ideas i LEFT JOIN ideas_rels r ON r.parent_id = i.id AND r.path = 'sentDocuments'
      JOIN private_files f ON f.id IN (i.sent_photo_id, r.private_files_id)
    WHERE i.id = ${id} GROUP BY f.id, i.id ORDER BY min(r."order")`)
}

interface ChangedIdea extends Pick<IdeaTexts, 'title' | 'text' | 'address'> {
  category: { id: number; departmentId: number | null }
  showAuthor: boolean
  version: string
  /** Undefined if the address is unchanged, null if the new one has no known point. */
  point: { latitude: number; longitude: number } | null | undefined
}

/** Updates an undecided idea; false if decided or changed. `changed_by = NULL` makes open staff forms stale. */
export async function updateAuthorIdea(id: number, residentId: number, changed: ChangedIdea): Promise<boolean> {
  const { title, text, address, category, showAuthor, version, point } = changed
  const { latitude = null, longitude = null } = point ?? {}
  const place = point === undefined ? sql`` : sql`x = ${longitude}::numeric, y = ${latitude}::numeric,`
  const found = await query(sql`
    UPDATE ideas i SET title = ${title}, text = ${text}, address = ${address}, show_author = ${showAuthor}, ${place}
      department_id = CASE WHEN i.category_id = ${category.id} THEN i.department_id ELSE ${category.departmentId}::integer END,
      category_id = ${category.id}, changed_by = NULL, updated_at = now()
    WHERE i.id = ${id} AND i.resident_id = ${residentId} AND ${isUndecided} AND i.updated_at = ${version}::timestamptz RETURNING 1`)
  return found.length > 0
}

export async function withdrawIdea(id: number, residentId: number): Promise<boolean> {
  const gone = await deleteWithFiles(sql`i.id = ${id} AND i.resident_id = ${residentId} AND ${isUndecided}`)
  return gone.length > 0
}

interface MyVoteRow {
  id: number
  title: string
  code: number
  like: boolean
  comment: string | null
  created_at: string | Date
  is_waiting: boolean
}

export function findVotes(residentId: number): Promise<MyVoteRow[]> {
  return query(sql`
    SELECT i.id, i.title, i.code::text::int AS code, v.is_for AS "like", v.comment, v.created_at, v.effective_at IS NULL AS is_waiting
    FROM private_idea_votes v JOIN ideas i ON i.id = v.idea_id
    WHERE v.resident_id = ${residentId} AND ${isPublic} ORDER BY v.id DESC LIMIT 1000`)
}

export async function exportIdeas(residentId: number): Promise<{ own: object[]; votes: object[] }> {
  const own = await query<object>(sql`
    SELECT i.id, i.created_at, i.title, i.text, i.address, i.x::float AS x, i.y::float AS y, k.title AS category,
      i.show_author, i.code::text::int AS code,
      CASE WHEN i.code IN (${listCodes(...answeredIdeaCodes)}) THEN i.answer_text END AS answer_text,
      CASE WHEN i.code = ${listCodes(ideaCodes.realized)} THEN i.report_text END AS report_text
    FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE i.resident_id = ${residentId} ORDER BY i.id`)
  return { own, votes: await findVotes(residentId) }
}

/** Detaches an erased account: waiting ideas and votes are deleted, the rest stays without a name. */
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

export function confirmIdeas(residentId: number): Promise<{ id: number; title: string }[]> {
  return query(sql`
    UPDATE ideas SET confirmed_at = now(), updated_at = now() WHERE resident_id = ${residentId} AND confirmed_at IS NULL
    RETURNING id, title`)
}

export function dropWaitingIdeas(residentId: number, days = 0): Promise<{ id: number; title: string }[]> {
  return deleteWithFiles(
    sql`i.resident_id = ${residentId} AND i.confirmed_at IS NULL AND ${isWaitingFor(sql`i.created_at`, days)}`,
  )
}

/** Locks first, so that an idea published meanwhile no longer matches and stays. */
function deleteWithFiles(which: SQL): Promise<{ id: number; title: string }[]> {
  return query(sql`
    WITH gone AS (SELECT i.id, i.title, i.sent_photo_id FROM ideas i WHERE ${which} FOR UPDATE),
    files AS (
      DELETE FROM private_files f USING gone g
      WHERE f.id = g.sent_photo_id OR f.id IN (
        SELECT r.private_files_id FROM ideas_rels r WHERE r.parent_id = g.id AND r.path = 'sentDocuments'))
    DELETE FROM ideas i USING gone g WHERE i.id = g.id RETURNING g.id, g.title`)
}

export async function findCategory(id: number): Promise<{ department_id: number | null } | null> {
  return selectOne<{ department_id: number | null }>(sql`SELECT department_id FROM idea_categories WHERE id = ${id}`)
}

export interface NewIdea {
  title: string
  text: string
  address: string
  /** Degrees; null if the address was not found. */
  point: { latitude: number; longitude: number } | null
  categoryId: number
  departmentId: number | null
  author: { residentId: number; name: string; isShown: boolean }
  photoId: number
  documentIds: number[]
}

/** Creates an idea in moderation in the caller's transaction and returns its id. */
export async function insertIdea({ point, categoryId, departmentId, author, ...idea }: NewIdea): Promise<number> {
  const { id } = await (
    await payloadClient()
  ).create({
    collection: 'ideas',
    data: {
      title: idea.title,
      text: idea.text,
      address: idea.address,
      x: point?.longitude ?? null,
      y: point?.latitude ?? null,
      code: `${ideaCodes.inModeration}`,
      category: categoryId,
      department: departmentId,
      authorName: author.name,
      showAuthor: author.isShown,
      residentId: author.residentId,
      sentPhoto: idea.photoId,
      sentDocuments: idea.documentIds,
    },
    depth: 0,
    req: { transactionID: transactionId() },
  })
  return id
}
