import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { allOf } from '@/lib/platform/database/russian-search'
import { effectiveRows } from '@/lib/platform/database/effective-rows'
import type { File } from '@/lib/platform/payload/payload-types'
import { env } from '@/lib/config/env'
import { POINT_SCALE, type ClaimFigure, type ClaimFilter } from '@/lib/domains/claims/contract'
import type { ClaimDetails } from '@/lib/domains/claims/lists-contract'
import { foundBy } from '@/lib/domains/claims/words-repository'
import { METRES_OF_DEGREE } from '@/lib/domains/claims/metres-per-degree'

type StoredFields = 'id' | 'x' | 'y' | 'address' | 'text' | 'code' | 'deadline_date' | 'report_text' | 'is_accepted'

/** A row has what is stored in the table of claims: moments as the database returns them, ids of related records. */
export interface ClaimRow extends Pick<ClaimDetails, StoredFields | 'user_comment'> {
  created_at: string | Date
  updated_at: string | Date
  published_at: string | Date | null
  commented_at: string | Date | null
  answered_at: string | Date | null
  category_id: number | null
  department_id: number | null
  report_image_id: number | null
  report_document_id: number | null
  verdict_photo_id: number | null
}

/** These are the joins that have taken effect. */
export const effectiveJoins = effectiveRows('private_claim_joins')
/** Joins that guests confirmed by letter. */
export const effectiveGuestJoins = effectiveRows('private_claim_guest_joins')

export interface CategoryRow {
  id: number
  title: string
  icon: string | null
  covers: string | null
  term_days: number
  parent_id: number | null
  department: { id: number; title: string } | null
}

/** All public queries use this condition; the partial indexes of the migration repeat it word for word. */
export const isPublic = sql`c.published_at IS NOT NULL AND c.merged_into_id IS NULL AND c.category_id IS NOT NULL AND c.code <> '5'`

/**
 * Returns an array of ids: the claims chosen by a condition on `d`, and all those they were merged into, one after
 * another. UNION removes duplicates, so that a circular merge ends too.
 */
export function wayFrom(chosen: SQL): SQL {
  return sql`ARRAY(
    WITH RECURSIVE way AS (
      SELECT d.id, d.merged_into_id FROM claims d WHERE ${chosen}
      UNION SELECT n.id, n.merged_into_id FROM way w JOIN claims n ON n.id = w.merged_into_id)
    SELECT id FROM way)`
}

/** Selects what these numbers show: the public claim itself, or the one it was merged into after its publication. */
export function shownAt(ids: readonly number[]): SQL {
  const chosen = sql`d.id = ANY(${sql.param([...ids])}::int[]) AND d.published_at IS NOT NULL`
  return sql`(c.id = ANY(${wayFrom(chosen)}) AND ${isPublic})`
}

/** Returns the day in the city's zone. */
const dayOf = (moment: SQL) => sql`(${moment} AT TIME ZONE ${env.TIME_ZONE})::date`
const midnight = sql`(date_trunc('day', now() AT TIME ZONE ${env.TIME_ZONE}) AT TIME ZONE ${env.TIME_ZONE})`
const isLate = sql`(c.code IN ('1', '4') AND c.deadline_date < ${midnight})`
const isAnswered = sql`(c.code IN ('2', '3') AND c.answered_at IS NOT NULL)`

/** The author once said «не решено», the only move that opens a claim again; a later answer does not undo that. */
const wasDisputed = sql`(c.is_accepted = 'no' OR c.id IN (
  SELECT e.claim_id FROM claim_events e WHERE e.from_code IN ('2', '3') AND e.to_code = '1'))`

/**
 * The table of departments counts by these conditions and its lists filter by them. Due: answered claims and open
 * overdue ones; on time: answered by the last day of the term. So silence makes the share worse.
 */
export const figureOf: Record<ClaimFigure | 'overdue', SQL> = {
  overdue: isLate,
  answered: isAnswered,
  due: sql`(${isAnswered} OR ${isLate})`,
  on_time: sql`(${isAnswered} AND (c.deadline_date IS NULL OR ${dayOf(sql`c.answered_at`)} <= ${dayOf(sql`c.deadline_date`)}))`,
  judged: sql`(c.is_accepted IS NOT NULL OR ${wasDisputed})`,
  not_accepted: wasDisputed,
}

const columns = sql`c.id, c.x::float AS x, c.y::float AS y, c.address, c.text, c.code::text::int AS code, c.category_id, c.department_id,
  c.user_comment, CASE c.is_accepted WHEN 'yes' THEN true WHEN 'no' THEN false END AS is_accepted,
  (c.deadline_date AT TIME ZONE ${env.TIME_ZONE})::date::text AS deadline_date, c.created_at, c.updated_at, c.published_at, c.commented_at, c.answered_at,
  CASE WHEN c.code IN ('2', '3') THEN c.report_text END AS report_text,
  CASE WHEN c.code IN ('2', '3') THEN c.report_image_id END AS report_image_id,
  CASE WHEN c.code IN ('2', '3') THEN c.report_document_id END AS report_document_id, c.verdict_photo_id`

/** Open311 also asks for claims by number or category, and by moments instead of days. */
interface ClaimQuery extends ClaimFilter {
  ids?: readonly number[]
  categories?: readonly number[]
  since?: Date
  until?: Date
}

/** Finds published claims, newest first; with `hasBoth`, by the day on which they were solved. */
export function findClaims(filter: ClaimQuery, limit: number, offset = 0): Promise<ClaimRow[]> {
  const order = filter.hasBoth ? sql`c.answered_at DESC NULLS LAST, c.id DESC` : sql`c.created_at DESC, c.id DESC`
  // the inner query uses the index alone, so rare filters and far pages read no claim that is not shown
  return query<ClaimRow>(sql`
    SELECT ${columns} FROM claims c WHERE c.id = ANY(ARRAY(
      SELECT c.id FROM claims c WHERE ${allOf(conditionsOf(filter))}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}))
    ORDER BY ${order}`)
}

export async function countClaims(filter: ClaimFilter): Promise<number> {
  const [row] = await query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM claims c WHERE ${allOf(conditionsOf(filter))}`,
  )
  return row?.total ?? 0
}

/** Columns of map points are in the same order, newest first, without texts; x and y are integers (`POINT_SCALE`). */
type PointColumns = Record<'id' | 'x' | 'y' | 'code' | 'category', number[]>

/** The database builds the columns, because 100 000 rows would be as many objects here. */
export async function findPoints(filter: ClaimFilter): Promise<PointColumns> {
  const [points] = await query<PointColumns>(sql`
    SELECT coalesce(json_agg(id), '[]') AS id, coalesce(json_agg(x), '[]') AS x, coalesce(json_agg(y), '[]') AS y,
      coalesce(json_agg(code), '[]') AS code, coalesce(json_agg(category), '[]') AS category
    FROM (
      SELECT c.id, (c.x * ${POINT_SCALE})::int AS x, (c.y * ${POINT_SCALE})::int AS y, c.code::text::int AS code,
        coalesce(k.parent_id, k.id) AS category
      FROM claims c JOIN claim_categories k ON k.id = c.category_id WHERE ${allOf(conditionsOf(filter))}
      ORDER BY c.created_at DESC, c.id DESC) point`)
  return points ?? { id: [], x: [], y: [], code: [], category: [] }
}

/** Returns the public claim of this number (or the one it was merged into), or the resident's own in any state. */
export async function findClaim(id: number, residentId: number | null): Promise<ClaimRow | null> {
  const own = residentId === null ? sql`FALSE` : sql`c.resident_id = ${residentId}`
  const [row] = await query<ClaimRow>(
    sql`SELECT ${columns} FROM claims c WHERE ${shownAt([id])} OR (c.id = ${id} AND ${own}) ORDER BY c.id = ${id} DESC LIMIT 1`,
  )
  return row ?? null
}

/** Finds claims of the category around a point that are open or were solved in the last 30 days, nearest first. */
export function findSimilar(
  { x, y, categoryId, radius }: { x: number; y: number; categoryId: number; radius: number },
  limit: number,
): Promise<ClaimRow[]> {
  const degrees = radius / METRES_OF_DEGREE
  const stretch = Math.max(0.01, Math.cos((y * Math.PI) / 180))
  const squared = sql`(power(c.y::float - ${y}, 2) + power((c.x::float - ${x}) * ${stretch}, 2))`
  return query<ClaimRow>(sql`
    SELECT ${columns} FROM claims c
    WHERE ${isPublic} AND c.category_id = ${categoryId} AND c.code <> '2'
      AND (c.code <> '3' OR c.answered_at > now() - interval '30 days')
      AND c.y BETWEEN ${y - degrees} AND ${y + degrees}
      AND c.x BETWEEN ${x - degrees / stretch} AND ${x + degrees / stretch} AND ${squared} <= ${degrees * degrees}
    ORDER BY ${squared} LIMIT ${limit}`)
}

export function findCategories(): Promise<CategoryRow[]> {
  return query<CategoryRow>(sql`
    SELECT k.id, k.title, k.icon::text AS icon, k.covers, k.term_days::int AS term_days, k.parent_id,
      CASE WHEN o.id IS NULL THEN NULL ELSE jsonb_build_object('id', o.id, 'title', coalesce(o.short_title, o.title)) END AS department
    FROM claim_categories k LEFT JOIN organizations o ON o.id = k.department_id AND o._status = 'published'
    ORDER BY k.position, k.title`)
}

/** Counts published claims by category and code. */
export function countByCategoryAndCode(): Promise<
  { category_id: number; parent_id: number | null; code: number; total: number }[]
> {
  return query(sql`
    SELECT c.category_id, k.parent_id, c.code::text::int AS code, c.total FROM (
      SELECT c.category_id, c.code, count(*)::int AS total FROM claims c WHERE ${isPublic} GROUP BY 1, 2) c
    JOIN claim_categories k ON k.id = c.category_id`)
}

/** Returns the first photo of each claim. */
export function findHeadImages(ids: readonly number[]): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(sql`
    SELECT first.parent_id AS id, ${imageColumns(sql`first.media_id`)} AS image FROM (
      SELECT DISTINCT ON (parent_id) parent_id, media_id FROM claims_rels
      WHERE path = 'photos' AND media_id IS NOT NULL AND parent_id = ANY(${sql.param([...ids])}::int[])
      ORDER BY parent_id, "order") first`)
}

/** Returns all photos of a claim in the author's order. */
export function findPhotos(id: number): Promise<{ image: StoredMedia | null }[]> {
  return query(sql`
    SELECT ${imageColumns(sql`r.media_id`)} AS image FROM claims_rels r
    WHERE r.path = 'photos' AND r.media_id IS NOT NULL AND r.parent_id = ${id} ORDER BY r."order"`)
}

export function findImages(ids: readonly number[]): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(
    sql`SELECT i.id, ${imageColumns(sql`i.id`)} AS image FROM media i WHERE i.id = ANY(${sql.param([...ids])}::int[])`,
  )
}

export function findDocuments(ids: readonly number[]): Promise<File[]> {
  return query(sql`
    SELECT id, title, origin_name AS "originName", filename, mime_type AS "mimeType", filesize::int AS filesize
    FROM files WHERE id = ANY(${sql.param([...ids])}::int[])`)
}

export interface DepartmentRow {
  id: number
  title: string
  phone: string | null
  email: string | null
}

export function findDepartments(ids: readonly number[]): Promise<DepartmentRow[]> {
  return query(sql`
    SELECT o.id, coalesce(o.short_title, o.title) AS title, o.email,
      (SELECT p.text FROM organizations_phones p WHERE p._parent_id = o.id ORDER BY p._order LIMIT 1) AS phone
    FROM organizations o WHERE o._status = 'published' AND o.id = ANY(${sql.param([...ids])}::int[])`)
}

export function countJoined(ids: readonly number[]): Promise<{ id: number; total: number }[]> {
  return query(sql`
    SELECT claim_id AS id, count(*)::int AS total FROM (
      SELECT claim_id FROM ${effectiveJoins} j UNION ALL SELECT claim_id FROM ${effectiveGuestJoins} g) joined
    WHERE claim_id = ANY(${sql.param([...ids])}::int[]) GROUP BY 1`)
}

/** Counts accounts whose address is confirmed, because unconfirmed ones cost nothing to make. */
export async function countResidents(): Promise<number> {
  const [row] = await query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM residents WHERE email_confirmed_at IS NOT NULL`,
  )
  return row?.total ?? 0
}

/** Returns the blocks of the page about the project. */
export async function findAboutBlocks(draft: boolean) {
  const page = await (await payloadClient()).findGlobal({ slug: 'social-control', draft, depth: 1 })
  return draft || page._status === 'published' ? (page.blocks ?? []) : []
}

/** `hasBoth` selects solved claims with photos before and after, which the results page calls projects. */
function conditionsOf(filter: ClaimQuery): SQL[] {
  const { ids, codes, parents, category, categories, department, bbox, text, overdue, figure, hasBoth } = filter
  const all: SQL[] = [ids ? shownAt(ids) : isPublic]
  if (categories?.length) all.push(sql`c.category_id = ANY(${sql.param([...categories])}::int[])`)
  if (codes?.length) all.push(sql`c.code = ANY(${sql.param(codes.map(String))}::enum_claims_code[])`)
  if (parents?.length) {
    all.push(sql`c.category_id IN (SELECT id FROM claim_categories
      WHERE parent_id = ANY(${sql.param([...parents])}::int[]) OR id = ANY(${sql.param([...parents])}::int[]))`)
  }
  if (category) all.push(sql`c.category_id = ${category}`)
  if (department) all.push(sql`c.department_id = ${department}`)
  if (bbox) all.push(sql`c.x BETWEEN ${bbox[0]} AND ${bbox[2]} AND c.y BETWEEN ${bbox[1]} AND ${bbox[3]}`)
  if (text) all.push(foundBy(text, (number) => shownAt([number])))
  if (overdue) all.push(figureOf.overdue)
  if (figure) all.push(figureOf[figure])
  if (hasBoth) {
    all.push(sql`c.code = '3' AND c.report_image_id IS NOT NULL AND EXISTS (
      SELECT 1 FROM claims_rels r WHERE r.parent_id = c.id AND r.path = 'photos' AND r.media_id IS NOT NULL)`)
  }
  return [...all, ...periodOf(filter)]
}

/** The period is that of the message; for projects it is that of the answer. */
function periodOf({ start_date: start, end_date: end, since, until, hasBoth }: ClaimQuery): SQL[] {
  const moment = hasBoth ? sql`c.answered_at` : sql`c.created_at`
  return [
    ...(since ? [sql`${moment} >= ${since.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`${moment} <= ${until.toISOString()}::timestamptz`] : []),
    ...(start ? [sql`${moment} >= (${start}::date::timestamp AT TIME ZONE ${env.TIME_ZONE})`] : []),
    ...(end ? [sql`${moment} < ((${end}::date + 1)::timestamp AT TIME ZONE ${env.TIME_ZONE})`] : []),
  ]
}
