import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd } from '@/lib/platform/database/russian-search'
import { confirmedRows } from '@/lib/platform/database/confirmed-rows'
import { env } from '@/lib/config/env'
import { METRES_PER_DEGREE } from '@/lib/contract/web-mercator'
import { POINT_SCALE, type ClaimFigure, VERDICT_DAYS } from '@/lib/domains/claims/rules'
import type { ClaimFilter, ClaimDetails } from '@/lib/domains/claims/shapes'
import { matchesText } from '@/lib/domains/claims/text-search-repository'
import { answeredClaimCodes, claimCodes, openClaimCodes, unfinishedClaimCodes } from '@/lib/domains/claims/states'
import { listCodes, toCityDay, withinDays } from '@/lib/platform/database/select'

type StoredFields = 'id' | 'x' | 'y' | 'address' | 'text' | 'code' | 'deadline_date' | 'report_text' | 'is_accepted'

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

export const effectiveJoins = confirmedRows('private_claim_joins')
export const effectiveGuestJoins = confirmedRows('private_claim_guest_joins')

/** Condition of all public queries. */
export const isPublic = sql`is_public_claim(c.published_at, c.merged_into_id, c.category_id, c.code)`

/**
 * Returns an array of ids: the claims that a condition on `d` selects, and all they were merged into, one after another.
 * UNION removes duplicates, so a circular merge ends too.
 */
export function mergeChain(chosen: SQL): SQL {
  return sql`ARRAY(
    WITH RECURSIVE way AS (
      SELECT d.id, d.merged_into_id FROM claims d WHERE ${chosen}
      UNION SELECT n.id, n.merged_into_id FROM way w JOIN claims n ON n.id = w.merged_into_id)
    SELECT id FROM way)`
}

/** Selects the public claims of these numbers; for one merged after its publication, the claim it was merged into. */
export function shownAt(ids: readonly number[]): SQL {
  const chosen = sql`d.id = ANY(${sql.param([...ids])}::int[]) AND d.published_at IS NOT NULL`
  return sql`(c.id = ANY(${mergeChain(chosen)}) AND ${isPublic})`
}

export const midnight = sql`(date_trunc('day', now() AT TIME ZONE ${env.TIME_ZONE}) AT TIME ZONE ${env.TIME_ZONE})`
export const isLate = sql`(c.code IN (${listCodes(...openClaimCodes)}) AND c.deadline_date < ${midnight})`
const isAnswered = sql`(c.code IN (${listCodes(...answeredClaimCodes)}) AND c.answered_at IS NOT NULL)`

/** The last day on which the author may judge the answer, in the city's zone; null if there is nothing to judge. */
export function judgeDay(claim: 'c' | 'own'): SQL {
  const row = sql.raw(claim)
  const day = sql`${toCityDay(sql`${row}.answered_at`)} + ${VERDICT_DAYS}::int`
  return sql`(CASE WHEN ${row}.code IN (${listCodes(...answeredClaimCodes)}) AND ${row}.published_at IS NOT NULL
    AND ${row}.merged_into_id IS NULL AND ${row}.commented_at IS NULL AND ${day} >= ${toCityDay(sql`now()`)} THEN ${day} END)`
}

/** Only «не решено» opens a claim again; a later answer does not undo it. */
const wasDisputed = sql`(c.is_accepted = 'no' OR c.id IN (
  SELECT e.claim_id FROM claim_events e
    WHERE e.from_code IN (${listCodes(...answeredClaimCodes)}) AND e.to_code = ${listCodes(claimCodes.underReview)}))`

/** Conditions of the departments' table and of its lists. Open overdue claims are due, so silence lowers the share. */
const figureConditions: Record<ClaimFigure | 'overdue', SQL> = {
  overdue: isLate,
  answered: isAnswered,
  due: sql`(${isAnswered} OR ${isLate})`,
  on_time: sql`(${isAnswered} AND (c.deadline_date IS NULL OR ${toCityDay(sql`c.answered_at`)} <= ${toCityDay(sql`c.deadline_date`)}))`,
  judged: sql`(c.is_accepted IS NOT NULL OR ${wasDisputed})`,
  not_accepted: wasDisputed,
}

const columns = sql`c.id, c.x::float AS x, c.y::float AS y, c.address, c.text, c.code::text::int AS code, c.category_id, c.department_id,
  c.user_comment, CASE c.is_accepted WHEN 'yes' THEN true WHEN 'no' THEN false END AS is_accepted,
  ${toCityDay(sql`c.deadline_date`)}::text AS deadline_date,
    c.created_at, c.updated_at, c.published_at, c.commented_at, c.answered_at,
  CASE WHEN c.code IN (${listCodes(...answeredClaimCodes)}) THEN c.report_text END AS report_text,
  CASE WHEN c.code IN (${listCodes(...answeredClaimCodes)}) THEN c.report_image_id END AS report_image_id,
  CASE WHEN c.code IN (${listCodes(...answeredClaimCodes)}) THEN c.report_document_id END AS report_document_id, c.verdict_photo_id`

/** Last public change, in the milliseconds that clients see. */
const changedAt = sql`date_trunc('milliseconds',
  greatest(c.created_at, c.published_at, c.answered_at, c.commented_at, c.updated_at))`

interface ClaimQuery extends ClaimFilter {
  ids?: readonly number[]
  categories?: readonly number[]
  since?: Date
  until?: Date
  changedAfter?: Date | undefined
  changedBefore?: Date | undefined
}

/** Finds published claims, newest first; with `hasBoth`, by the day on which they were solved. */
export function findClaims(filter: ClaimQuery, limit: number, offset = 0): Promise<ClaimRow[]> {
  const order = filter.hasBoth ? sql`c.answered_at DESC NULLS LAST, c.id DESC` : sql`c.created_at DESC, c.id DESC`
  // the inner query uses the index alone, so rare filters and far pages read no claims that are not returned
  return query<ClaimRow>(sql`
    SELECT ${columns} FROM claims c WHERE c.id = ANY(ARRAY(
      SELECT c.id FROM claims c WHERE ${joinAnd(buildConditions(filter))}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}))
    ORDER BY ${order}`)
}

export async function countClaims(filter: ClaimFilter): Promise<number> {
  const [row] = await query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM claims c WHERE ${joinAnd(buildConditions(filter))}`,
  )
  return row?.total ?? 0
}

/** Columns of map points in one order, newest first; x and y are integers (`POINT_SCALE`). */
type PointColumns = Record<'id' | 'x' | 'y' | 'code' | 'category', number[]>

/** The database builds the columns, since 100 000 rows would be as many objects here. */
export async function findPoints(filter: ClaimFilter): Promise<PointColumns> {
  const [points] = await query<PointColumns>(sql`
    SELECT coalesce(json_agg(id), '[]') AS id, coalesce(json_agg(x), '[]') AS x, coalesce(json_agg(y), '[]') AS y,
      coalesce(json_agg(code), '[]') AS code, coalesce(json_agg(category), '[]') AS category
    FROM (
      SELECT c.id, (c.x * ${POINT_SCALE})::int AS x, (c.y * ${POINT_SCALE})::int AS y, c.code::text::int AS code,
        coalesce(k.parent_id, k.id) AS category
      FROM claims c JOIN claim_categories k ON k.id = c.category_id WHERE ${joinAnd(buildConditions(filter))}
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

interface Vicinity {
  x: number
  y: number
  categoryId: number
  /** Metres. */
  radius: number
}

/** Finds public claims of the category nearby, open or solved in the last 30 days, nearest first. */
export function findSimilar(vicinity: Vicinity, limit: number): Promise<ClaimRow[]> {
  return findNear(
    vicinity,
    sql`${isPublic} AND c.code <> ${listCodes(claimCodes.refused)}
      AND (c.code <> ${listCodes(claimCodes.solved)} OR c.answered_at > now() - interval '30 days')`,
    limit,
  )
}

/** Finds claims of the category nearby that wait for a moderator or an answer, nearest first. */
export function findUnfinished(vicinity: Vicinity, limit: number): Promise<ClaimRow[]> {
  return findNear(
    vicinity,
    sql`c.confirmed_at IS NOT NULL AND c.merged_into_id IS NULL AND c.code IN (${listCodes(...unfinishedClaimCodes)})`,
    limit,
  )
}

function findNear({ x, y, categoryId, radius }: Vicinity, condition: SQL, limit: number): Promise<ClaimRow[]> {
  const degrees = radius / METRES_PER_DEGREE
  const stretch = Math.max(0.01, Math.cos((y * Math.PI) / 180))
  const squared = sql`(power(c.y::float - ${y}, 2) + power((c.x::float - ${x}) * ${stretch}, 2))`
  return query<ClaimRow>(sql`
    SELECT ${columns} FROM claims c
    WHERE ${condition} AND c.category_id = ${categoryId} AND c.y BETWEEN ${y - degrees} AND ${y + degrees}
      AND c.x BETWEEN ${x - degrees / stretch} AND ${x + degrees / stretch} AND ${squared} <= ${degrees * degrees}
    ORDER BY ${squared}, c.id DESC LIMIT ${limit}`)
}

function buildConditions(filter: ClaimQuery): SQL[] {
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
  if (text) all.push(matchesText(text, (number) => shownAt([number])))
  if (overdue) all.push(figureConditions.overdue)
  if (figure) all.push(figureConditions[figure])
  if (hasBoth) {
    all.push(sql`c.code = ${listCodes(claimCodes.solved)} AND c.report_image_id IS NOT NULL AND EXISTS (
      SELECT 1 FROM claims_rels r WHERE r.parent_id = c.id AND r.path = 'photos' AND r.media_id IS NOT NULL)`)
  }
  return [...all, ...buildPeriod(filter), ...buildChangePeriod(filter)]
}

function buildChangePeriod({ changedAfter: after, changedBefore: before }: ClaimQuery): SQL[] {
  return [
    ...(after ? [sql`${changedAt} > ${after.toISOString()}::timestamptz`] : []),
    ...(before ? [sql`${changedAt} < ${before.toISOString()}::timestamptz`] : []),
  ]
}

/** The period of the message; for solved claims with photos, that of the answer. */
function buildPeriod({ start_date: start, end_date: end, since, until, hasBoth }: ClaimQuery): SQL[] {
  const moment = hasBoth ? sql`c.answered_at` : sql`c.created_at`
  return [
    ...(since ? [sql`${moment} >= ${since.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`${moment} <= ${until.toISOString()}::timestamptz`] : []),
    ...withinDays(moment, start, end),
  ]
}

interface FiguresRow {
  id: number
  title: string
  received: number
  solved: number
  answered: number
  due: number
  on_time: number
  overdue: number
  median_days: number | null
  judged: number
  not_accepted: number
}

/** Returns a row for each department; every count equals the length of the list it links to. */
export function findFigures(): Promise<FiguresRow[]> {
  const { overdue, answered, due, on_time: onTime, judged, not_accepted: refused } = figureConditions
  return query<FiguresRow>(sql`
    SELECT o.id, coalesce(o.short_title, o.title) AS title, count(*)::int AS received,
      count(*) FILTER (WHERE c.code = ${listCodes(claimCodes.solved)})::int AS solved,
      count(*) FILTER (WHERE ${answered})::int AS answered,
      count(*) FILTER (WHERE ${due})::int AS due,
      count(*) FILTER (WHERE ${onTime})::int AS on_time,
      count(*) FILTER (WHERE ${overdue})::int AS overdue,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.answered_at - c.created_at) / 86400)
        FILTER (WHERE ${answered})::float AS median_days,
      count(*) FILTER (WHERE ${judged})::int AS judged,
      count(*) FILTER (WHERE ${refused})::int AS not_accepted
    FROM claims c JOIN organizations o ON o.id = c.department_id AND o._status = 'published'
    WHERE ${isPublic} GROUP BY o.id ORDER BY received DESC, 2`)
}
