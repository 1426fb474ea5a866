import { selectOne, selectTotal, listCodes, withinDays } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { IdeaFilter, IdeaOrdering } from '@/lib/domains/ideas/contract'
import { USUAL_THRESHOLD, answeredIdeaCodes, ideaCodes } from '@/lib/domains/ideas/states'
import { confirmedRows } from '@/lib/platform/database/confirmed-rows'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

/** `author_name` is null if the author prefers not to be named: the query leaves it out. */
export interface IdeaRow {
  id: number
  title: string
  text: string
  address: string
  x: number | null
  y: number | null
  code: number
  created_at: string | Date
  answered_at: string | Date | null
  realized_at: string | Date | null
  show_author: boolean
  author_name: string | null
  category_id: number | null
  department_id: number | null
  photo_id: number | null
  answer: string | null
  report: string | null
  report_image_id: number | null
  likes: number
  dislikes: number
  comments: number
}

/** Condition of all public queries. */
export const isPublic = sql`is_public_idea(i.published_at, i.code)`

export const effectiveVotes = confirmedRows('private_idea_votes')

const columns = sql`i.id, i.title, i.text, i.address, i.x::float AS x, i.y::float AS y, i.code::text::int AS code, i.created_at,
  i.answered_at, i.realized_at, coalesce(i.show_author, false) AS show_author,
  CASE WHEN i.show_author THEN i.author_name END AS author_name, i.category_id, i.department_id, i.photo_id,
  CASE WHEN i.code IN (${listCodes(...answeredIdeaCodes)}) THEN i.answer_text END AS answer,
  CASE WHEN i.code = ${listCodes(ideaCodes.realized)} THEN i.report_text END AS report,
  CASE WHEN i.code = ${listCodes(ideaCodes.realized)} THEN i.report_image_id END AS report_image_id, c.likes, c.dislikes, c.comments`
const source = sql`ideas i JOIN private_idea_counts c ON c.idea_id = i.id`

const orders: Record<IdeaOrdering, SQL> = {
  NEW: sql`i.created_at DESC, i.id DESC`,
  OLD: sql`i.created_at, i.id`,
  POPULAR: sql`c.likes DESC, c.idea_id DESC`,
  DISCUSSED: sql`c.comments DESC, c.idea_id DESC`,
}

const realizedOrders: Partial<Record<IdeaOrdering, SQL>> = {
  NEW: sql`i.realized_at DESC NULLS LAST, i.id DESC`,
  OLD: sql`i.realized_at, i.id`,
}

export function findIdeas(filter: IdeaFilter, limit: number, offset = 0): Promise<IdeaRow[]> {
  const order = (filter.realized && realizedOrders[filter.ordering]) || orders[filter.ordering]
  return query<IdeaRow>(sql`
    SELECT ${columns} FROM ${source} WHERE ${joinAnd(buildConditions(filter))}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`)
}

/** Filters by category and state alone use the stored totals. */
export async function countIdeas(filter: IdeaFilter): Promise<number> {
  const { title, start_date: start, end_date: end } = filter
  const hasStoredTotal = !title && !start && !end
  return selectTotal(
    hasStoredTotal
      ? sql`SELECT coalesce(sum(i.total), 0)::int AS total FROM private_idea_totals i WHERE ${joinAnd(buildNarrowing(filter))}`
      : sql`SELECT count(*)::int AS total FROM ideas i WHERE ${joinAnd(buildConditions(filter))}`,
  )
}

export async function findIdea(id: number, residentId: number | null): Promise<IdeaRow | null> {
  const own = residentId === null ? sql`FALSE` : sql`i.resident_id = ${residentId}`
  return selectOne<IdeaRow>(sql`SELECT ${columns} FROM ${source} WHERE i.id = ${id} AND ((${isPublic}) OR ${own})`)
}

const MAX_CANDIDATES = 300
/** Share of common words: «во дворах» is in a third of all titles. */
const SHARED_WORDS = 0.4

/** Returns published ideas with shared words or similar spelling, most similar first. */
export function findSimilar(title: string, limit: number): Promise<IdeaRow[]> {
  const words = sql`replace(plainto_tsquery('russian', plain_letters(${title}))::text, '&', '|')::tsquery`
  const asked = sql`to_tsvector('russian', plain_letters(${title}))`
  const own = sql`to_tsvector('russian', plain_letters(i.title))`
  return query<IdeaRow>(sql`
    WITH alike AS (
      SELECT i.id FROM ideas i WHERE ${isPublic} AND (
        (${own} @@ ${words} AND (SELECT count(*) FROM unnest(${own}) own JOIN unnest(${asked}) asked USING (lexeme))
          >= ${SHARED_WORDS}::float * length(${asked}))
        OR plain_letters(${title}) <% plain_letters(i.title))
      LIMIT ${MAX_CANDIDATES})
    SELECT ${columns} FROM ${source} WHERE i.id IN (SELECT id FROM alike)
    ORDER BY ts_rank(${own}, ${words}) DESC, word_similarity(plain_letters(${title}), plain_letters(i.title)) DESC, i.id DESC
    LIMIT ${limit}`)
}

export function findCategories(): Promise<{ id: number; title: string }[]> {
  return query(sql`SELECT id, title FROM idea_categories ORDER BY position, title`)
}

export function countByCategoryAndCode(): Promise<{ category_id: number; code: number; total: number }[]> {
  return query(sql`SELECT category_id, code, total FROM private_idea_totals WHERE total > 0`)
}

export function findImages(ids: readonly number[]): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(
    sql`SELECT i.id, ${imageColumns(sql`i.id`)} AS image FROM media i WHERE i.id = ANY(${sql.param([...ids])}::int[])`,
  )
}

export interface IdeaDocumentRow {
  idea_id: number
  id: number
  title: string
  filename: string
  mime_type: string | null
  filesize: number | null
}

/** Returns documents in the authors' order; converted pictures are in the media collection. */
export function findDocuments(ids: readonly number[]): Promise<IdeaDocumentRow[]> {
  return query(sql`
    SELECT r.parent_id AS idea_id, coalesce(f.id, m.id) AS id, coalesce(f.title, m.caption, m.alt) AS title,
      coalesce(f.filename, m.filename) AS filename, coalesce(f.mime_type, m.mime_type) AS mime_type,
      coalesce(f.filesize, m.filesize)::int AS filesize
    FROM ideas_rels r LEFT JOIN files f ON f.id = r.files_id LEFT JOIN media m ON m.id = r.media_id
    WHERE r.path = 'documents' AND r.parent_id = ANY(${sql.param([...ids])}::int[])
      AND coalesce(f.filename, m.filename) IS NOT NULL
    ORDER BY r.parent_id, r."order"`)
}

export async function findSection(draft: boolean) {
  const page = await (await payloadClient()).findGlobal({ slug: 'city-ideas', draft, depth: 1 })
  const isShown = draft || page._status === 'published'
  return { blocks: isShown ? (page.blocks ?? []) : [], threshold: page.supportThreshold ?? USUAL_THRESHOLD }
}

function buildConditions(filter: IdeaFilter): SQL[] {
  const { title, start_date: start, end_date: end } = filter
  return [
    isPublic,
    ...buildNarrowing(filter),
    ...(title ? [hasInTitle(title)] : []),
    ...withinDays(sql`i.created_at`, start, end),
  ]
}

/** Trigrams need three characters; shorter texts match word beginnings, because LIKE would scan every title. */
const MIN_PART_LENGTH = 3

function hasInTitle(text: string): SQL {
  const words = sql`to_tsvector('russian', plain_letters(i.title))`
  if ([...text].length >= MIN_PART_LENGTH) {
    return sql`(${words} @@ ${russianQuery(text)} OR ${matchesTitle(sql`i.title`, text)})`
  }
  const beginning = sql`nullif(phraseto_tsquery('simple', plain_letters(${text}))::text, '')`
  return sql`${words} @@ (${beginning} || ':*')::tsquery`
}

/** Conditions that fit both ideas and their stored totals. */
function buildNarrowing({ categories, realized }: IdeaFilter): SQL[] {
  const realizedCode = listCodes(ideaCodes.realized)
  return [
    ...(categories?.length ? [sql`i.category_id = ANY(${sql.param([...categories])}::int[])`] : []),
    ...(realized === undefined ? [] : [realized ? sql`i.code = ${realizedCode}` : sql`i.code <> ${realizedCode}`]),
  ]
}

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
    WHERE idea_id = ${ideaId} AND to_code <> ${listCodes(ideaCodes.inModeration)} ORDER BY created_at, id`)
}

export async function findDepartment(id: number): Promise<{ id: number; title: string } | null> {
  return selectOne<{ id: number; title: string }>(sql`
    SELECT id, coalesce(short_title, title) AS title FROM organizations WHERE id = ${id} AND _status = 'published'`)
}
