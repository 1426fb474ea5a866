import { sql } from '@payloadcms/db-postgres'
import type { ItemAuthor } from '@/lib/contract/queue-shapes'
import { staffIdeaActions } from '@/lib/domains/ideas/actions'
import type { ArrivedIdea } from '@/lib/domains/ideas/queue/rules'
import { departmentCodes, ideaCodes } from '@/lib/domains/ideas/states'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd } from '@/lib/platform/database/russian-search'
import { listCodes, selectOne, toCityDay } from '@/lib/platform/database/select'
import { defineQueue, matchesItem } from '@/lib/platform/workflow/define-queue'

export interface IdeaRow {
  id: number
  title: string
  text: string
  address: string
  x: number | null
  y: number | null
  code: number
  category: string | null
  department: string | null
  /** Day of the city. */
  deadline: string | null
  created_at: Date | string
  updated_at: Date | string
  likes: number
  dislikes: number
  is_public: boolean
  sent_photo_id: number | null
  answer_text: string | null
  report_text: string | null
}

function isReadable({ department }: StaffScope) {
  const confirmed = sql`x.confirmed_at IS NOT NULL`
  return department === null
    ? confirmed
    : joinAnd([
        confirmed,
        sql`x.department_id = ${department}`,
        sql`x.published_at IS NOT NULL`,
        sql`x.code IN (${listCodes(...departmentCodes)})`,
      ])
}

const isInModeration = sql`x.code = ${listCodes(ideaCodes.inModeration)}`
const isUnderReview = sql`x.code = ${listCodes(ideaCodes.underReview)}`

export const ideaQueue = defineQueue<IdeaRow>({
  columns: sql`x.id, x.title, x.text, x.address, x.x::float AS x, x.y::float AS y, x.code::text::int AS code, k.title AS category,
    coalesce(o.short_title, o.title) AS department, ${toCityDay(sql`x.deadline_date`)}::text AS deadline,
    x.created_at, x.updated_at, coalesce(n.likes, 0) AS likes, coalesce(n.dislikes, 0) AS dislikes,
    is_public_idea(x.published_at, x.code) AS is_public, x.sent_photo_id, x.answer_text, x.report_text`,
  from: sql`ideas x LEFT JOIN private_idea_counts n ON n.idea_id = x.id LEFT JOIN idea_categories k ON k.id = x.category_id
    LEFT JOIN organizations o ON o.id = x.department_id`,
  moveColumn: sql`idea_id`,
  leaving: staffIdeaActions,
  views: {
    moderation: isInModeration,
    review: isUnderReview,
    accepted: sql`x.code = ${listCodes(ideaCodes.accepted)}`,
    support: sql`x.code = ${listCodes(ideaCodes.support)}`,
  },
  waiting: ['moderation', 'review', 'accepted'],
  isReadable,
  // a department does not learn who had the idea
  matches: (text, { department }) =>
    matchesItem(
      text,
      department === null
        ? sql`concat_ws(' ', x.title, x.text, x.address, x.author_name)`
        : sql`concat_ws(' ', x.title, x.text, x.address)`,
    ),
})

/** Finds those of the ideas that wait for the reader: a moderator checks them, a department answers them. */
export function findArrivedIdeas(scope: StaffScope, ids: readonly number[]): Promise<ArrivedIdea[]> {
  const isWaiting = scope.department === null ? isInModeration : isUnderReview
  return query(sql`
    SELECT x.id, x.code::text::int AS code, k.title AS category
    FROM ideas x LEFT JOIN idea_categories k ON k.id = x.category_id
    WHERE x.id = ANY(${sql.param([...ids])}::int[]) AND ${isReadable(scope)} AND ${isWaiting} ORDER BY x.id`)
}

export function findIdeaAuthor(id: number): Promise<ItemAuthor | null> {
  return selectOne<ItemAuthor>(sql`
    SELECT i.author_name AS name, r.email, NULL AS phone FROM ideas i LEFT JOIN residents r ON r.id = i.resident_id
    WHERE i.id = ${id}`)
}

export function findSentDocuments(id: number): Promise<{ id: number; name: string; filename: string }[]> {
  return query(sql`
    SELECT f.id, f.origin_name AS name, f.filename FROM ideas_rels r JOIN private_files f ON f.id = r.private_files_id
    WHERE r.parent_id = ${id} AND r.path = 'sentDocuments' AND f.filename IS NOT NULL ORDER BY r."order"`)
}

export interface EventRow {
  id: number
  title: string
  who: string | null
  note: string | null
  created_at: Date | string
}

export function findIdeaEvents(id: number): Promise<EventRow[]> {
  return query<EventRow>(
    sql`SELECT id, title, who, nullif(note, '') AS note, created_at FROM idea_events WHERE idea_id = ${id} ORDER BY id`,
  )
}

export function findIdeaCategories(): Promise<{ id: number; title: string }[]> {
  return query(sql`SELECT id, title FROM idea_categories ORDER BY position, title`)
}
