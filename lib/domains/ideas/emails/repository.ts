import { sql } from '@payloadcms/db-postgres'
import { effectiveVotes, isPublic } from '@/lib/domains/ideas/repository'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { ideaWorkflow } from '@/lib/domains/ideas/actions'
import { IDEA_REVIEW_DAYS, USUAL_THRESHOLD, ideaCodes } from '@/lib/domains/ideas/states'
import { listCodes } from '@/lib/platform/database/select'

interface Recipient {
  id: number
  name: string
  email: string
}

export interface MoveToNotify {
  from_code: number | null
  to_code: number | null
  note: string | null
  idea_id: number
  title: string
  is_public: boolean
  /** Title, text and address after a moderator's correction; null if they are as their author wrote them. */
  corrected: string | null
  department: string | null
  author: Recipient | null
  voters: Recipient[]
}

/** Marks moves as notified and returns them, in the caller's transaction, so that none is sent twice. */
export async function takeUnnotifiedMoves(limit: number): Promise<MoveToNotify[]> {
  // an UPDATE purges pages even if it changes no row; a SELECT does not
  const waiting = await query(sql`SELECT 1 FROM idea_events WHERE told_at IS NULL LIMIT 1`)
  if (waiting.length === 0) return []
  const listener = sql`jsonb_build_object('id', r.id, 'name', ${selectGreeting('r')}, 'email', r.email)`
  return query(sql`
    WITH taken AS (
      UPDATE idea_events SET told_at = now() WHERE id IN (
        SELECT id FROM idea_events WHERE told_at IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, from_code, to_code, note, idea_id)
    SELECT e.from_code::text::int AS from_code, e.to_code::text::int AS to_code, nullif(e.note, '') AS note, e.idea_id, i.title,
      ${isPublic} AS is_public, CASE WHEN EXISTS (SELECT 1 FROM private_originals p WHERE p.idea_id = i.id)
        THEN i.title || '. ' || i.text || ' (' || i.address || ')' END AS corrected, coalesce(o.short_title, o.title) AS department,
      (SELECT ${listener} FROM residents r WHERE r.id = i.resident_id) AS author,
      coalesce((SELECT jsonb_agg(${listener} ORDER BY r.id) FROM ${effectiveVotes} v JOIN residents r ON r.id = v.resident_id
        WHERE v.idea_id = i.id AND ${isPublic}), '[]') AS voters
    FROM taken e JOIN ideas i ON i.id = e.idea_id
      LEFT JOIN organizations o ON o.id = i.department_id AND o._status = 'published'
    ORDER BY e.id`)
}

const AT_ONCE = 100

export async function findSupported(): Promise<number[]> {
  const found = await query<{ id: number }>(sql`
    SELECT i.id FROM private_idea_counts c JOIN ideas i ON i.id = c.idea_id
    WHERE i.code = ${listCodes(ideaCodes.support)} AND ${isPublic}
      AND c.likes >= coalesce((SELECT support_threshold FROM city_ideas LIMIT 1), ${USUAL_THRESHOLD})
    ORDER BY i.id LIMIT ${AT_ONCE}`)
  return found.map(({ id }) => id)
}

/** Returns those that were passed. */
export async function passToDepartments(ids: readonly number[]): Promise<number[]> {
  const passed = await query<{ id: number }>(sql`
    WITH moved AS (
      UPDATE ideas i SET code = ${listCodes(ideaCodes.underReview)},
        deadline_date = now() + make_interval(days => ${IDEA_REVIEW_DAYS}), updated_at = now(),
        department_id = coalesce(i.department_id, (SELECT k.department_id FROM idea_categories k WHERE k.id = i.category_id))
      WHERE i.id IN (SELECT id FROM ideas WHERE id = ANY(${sql.param([...ids])}::int[]) ORDER BY id FOR NO KEY UPDATE)
        AND i.code = ${listCodes(ideaCodes.support)}
        AND coalesce(i.department_id, (SELECT k.department_id FROM idea_categories k WHERE k.id = i.category_id)) IS NOT NULL
      RETURNING i.id)
    INSERT INTO idea_events (idea_id, title, from_code, to_code, who)
    SELECT id, ${ideaWorkflow.getLabel('support')}, ${listCodes(ideaCodes.support, ideaCodes.underReview)}, 'Портал' FROM moved
    RETURNING idea_id AS id`)
  return passed.map(({ id }) => id)
}
