import { sql } from '@payloadcms/db-postgres'
import { effectiveVotes } from '@/lib/domains/ideas/repository'
import { query } from '@/lib/platform/database/payload-client'

interface CommentRow {
  id: number
  like: boolean
  comment: string
  created_at: string | Date
}

export function findComments(ideaId: number, limit: number, offset: number): Promise<CommentRow[]> {
  return query(sql`
    SELECT v.id, v.is_for AS "like", v.comment, v.created_at FROM ${effectiveVotes} v
    WHERE v.idea_id = ${ideaId} AND v.comment IS NOT NULL AND NOT v.is_hidden
    ORDER BY v.created_at DESC, v.id DESC LIMIT ${limit} OFFSET ${offset}`)
}

interface StepRow {
  code: number
  at: string | Date
  note: string | null
}

export function findSteps(ideaId: number): Promise<StepRow[]> {
  return query(sql`
    SELECT to_code::text::int AS code, created_at AS at, nullif(note, '') AS note FROM idea_events
    WHERE idea_id = ${ideaId} AND to_code <> '5' ORDER BY created_at, id`)
}

export async function findDepartment(id: number): Promise<{ id: number; title: string } | null> {
  const [row] = await query<{ id: number; title: string }>(sql`
    SELECT id, coalesce(short_title, title) AS title FROM organizations WHERE id = ${id} AND _status = 'published'`)
  return row ?? null
}
