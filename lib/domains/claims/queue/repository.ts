import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import type { ItemAuthor } from '@/lib/contract/queue-shapes'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { queueViews, type ArrivedClaim, type QueueView } from '@/lib/domains/claims/queue/rules'
import type { QueueFilter } from '@/lib/domains/claims/queue/shapes'
import { isAhead } from '@/lib/domains/claims/postponements/repository'
import {
  conditions,
  isDisputed,
  isInModeration,
  isOpen,
  sortings,
  toView,
} from '@/lib/domains/claims/queue/views-repository'
import { isByPhone } from '@/lib/domains/claims/reports/recorders-repository'
import { parseClaimNumber } from '@/lib/domains/claims/rules'
import { claimCodes } from '@/lib/domains/claims/states'
import { matchesText } from '@/lib/domains/claims/text-search-repository'
import { query } from '@/lib/platform/database/payload-client'
import { escapeLike, joinAnd } from '@/lib/platform/database/russian-search'
import { listCodes, selectOne, selectTotal, toCityDay } from '@/lib/platform/database/select'
import { isPending } from '@/lib/platform/workflow/pending-move'
import { imageColumns, type StoredFile, type StoredMedia } from '@/lib/platform/pictures/media'

export interface QueueRow {
  id: number
  text: string
  address: string
  code: number
  merged_into: number | null
  is_withdrawn: boolean
  category: string | null
  department: string | null
  /** Day of the city. */
  deadline: string | null
  created_at: Date | string
  is_disputed: boolean
  /** Until which day the claim is out of the working lists, and who took it out. */
  postponed: { until: string; who: string } | null
  image: StoredMedia | null
  sent_photo: number | null
  photo_count: number
  is_by_phone: boolean
  /** Name of the caller, if the reader wrote the claim down. */
  caller: string | null
  updated_at: Date | string
}

const deadlineDay = sql`${toCityDay(sql`c.deadline_date`)}::text`
/** Withdrawn claims have no state of their own; the history says it. */
const state = sql`c.code::text::int AS code, c.merged_into_id AS merged_into,
  (c.code = ${listCodes(claimCodes.refused)} AND c.published_at IS NULL AND EXISTS (SELECT 1 FROM claim_events e
    WHERE e.claim_id = c.id AND e.title = ${claimWorkflow.getLabel('withdraw')})) AS is_withdrawn`
const toColumns = ({ recorderId }: StaffScope) => sql`c.id, c.text, c.address, ${state}, k.title AS category,
  coalesce(o.short_title, o.title) AS department, ${deadlineDay} AS deadline,
  c.created_at, c.updated_at, ${isDisputed} AS is_disputed, ${isByPhone(sql`c.id`)} AS is_by_phone,
  CASE WHEN ${isRecordedBy(recorderId)} THEN c.author_name END AS caller,
  (SELECT jsonb_build_object('until', p.until, 'who', p.who) FROM private_postponed_claims p
    WHERE p.claim_id = c.id AND ${isAhead}) AS postponed,
  (SELECT ${imageColumns(sql`r.media_id`)} FROM claims_rels r
    WHERE r.parent_id = c.id AND r.path = 'photos' AND r.media_id IS NOT NULL ORDER BY r."order" LIMIT 1) AS image,
  (SELECT r.private_files_id FROM claims_rels r WHERE c.published_at IS NULL AND r.parent_id = c.id
    AND r.path = 'sentPhotos' AND r.private_files_id IS NOT NULL ORDER BY r."order" LIMIT 1) AS sent_photo,
  (SELECT count(*)::int FROM claims_rels r WHERE r.parent_id = c.id
    AND r.path = CASE WHEN c.published_at IS NULL THEN 'sentPhotos' ELSE 'photos' END) AS photo_count`
const joins = sql`LEFT JOIN claim_categories k ON k.id = c.category_id LEFT JOIN organizations o ON o.id = c.department_id`

export function findQueue(scope: StaffScope, filter: QueueFilter, limit: number, offset = 0): Promise<QueueRow[]> {
  const order = buildOrder(filter.view)
  // the inner query reads no rows that are not returned
  return query<QueueRow>(sql`SELECT ${toColumns(scope)} FROM claims c ${joins} WHERE c.id = ANY(ARRAY(
      SELECT c.id FROM claims c WHERE ${joinAnd(buildConditions(scope, filter))}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})) ORDER BY ${order}`)
}

type PointRow = Pick<CardRow, 'id' | 'text' | 'address' | 'x' | 'y' | 'code' | 'deadline' | 'created_at'>

export function findPoints(scope: StaffScope, filter: QueueFilter, limit: number): Promise<PointRow[]> {
  return query<PointRow>(sql`
    SELECT c.id, left(c.text, 100) AS text, c.address, c.x::float AS x, c.y::float AS y, c.code::text::int AS code,
      ${deadlineDay} AS deadline, c.created_at
    FROM claims c WHERE ${joinAnd(buildConditions(scope, filter))} ORDER BY ${buildOrder(filter.view)} LIMIT ${limit}`)
}

export function countQueue(scope: StaffScope, filter: QueueFilter): Promise<number> {
  return selectTotal(sql`SELECT count(*)::int AS total FROM claims c WHERE ${joinAnd(buildConditions(scope, filter))}`)
}

/** Counts every view but the one of all claims, with what else a filter asks for. */
export async function countViews(
  scope: StaffScope,
  filter: QueueChoice = {},
): Promise<Record<Exclude<QueueView, 'all'>, number>> {
  const counts = queueViews
    .filter(({ value }) => value !== 'all')
    .map(({ value }) => sql`count(*) FILTER (WHERE ${toView(scope, value)})::int AS ${sql.identifier(value)}`)
  const row = await selectOne<Record<Exclude<QueueView, 'all'>, number>>(sql`
    SELECT ${sql.join(counts, sql`, `)} FROM claims c
    WHERE ${joinAnd([...inScope(scope), ...buildChoice(filter)])} AND (${isOpen} OR ${isInModeration})`)
  return row ?? { moderation: 0, overdue: 0, today: 0, disputed: 0, open: 0, postponed: 0 }
}

/** Finds those of the claims that wait for the reader: a moderator decides on what is unchecked or disputed. */
export function findArrived(scope: StaffScope, ids: readonly number[]): Promise<ArrivedClaim[]> {
  const isWaiting = scope.isModerator ? sql`(${conditions.moderation} OR ${conditions.disputed})` : conditions.open
  return query<ArrivedClaim>(sql`
    SELECT c.id, c.code::text::int AS code, k.title AS category, ${isDisputed} AS is_disputed
    FROM claims c LEFT JOIN claim_categories k ON k.id = c.category_id
    WHERE c.id = ANY(${sql.param([...ids])}::int[]) AND ${joinAnd(inScope(scope))} AND ${isWaiting} ORDER BY c.id`)
}

/** Finds the claim after this one in the view, or the first of the others. */
export async function findNext(scope: StaffScope, filter: QueueFilter, id: number): Promise<number | null> {
  const { moment, isDescending } = sortings[filter.view]
  const self = sql`(SELECT ${moment}, c.id FROM claims c WHERE c.id = ${id})`
  const isAfter = isDescending ? sql`(${moment}, c.id) < ${self}` : sql`(${moment}, c.id) > ${self}`
  const others = sql`claims c WHERE ${joinAnd(buildConditions(scope, filter))} AND c.id <> ${id}
    AND NOT ${isPending(sql`claim_id`, sql`c.id`)}`
  const order = buildOrder(filter.view)
  // two short readings of an index instead of a sort of the whole view
  const row = await selectOne<{ id: number }>(sql`
    SELECT id FROM (
      (SELECT c.id, 1 AS turn FROM ${others} AND ${isAfter} ORDER BY ${order} LIMIT 1)
      UNION ALL (SELECT c.id, 2 FROM ${others} ORDER BY ${order} LIMIT 1)) found ORDER BY turn LIMIT 1`)
  return row?.id ?? null
}

export interface CardRow extends QueueRow {
  x: number
  y: number
  category_id: number | null
  department_id: number | null
  published_at: Date | string | null
  report_text: string | null
  report_image_id: number | null
  report_image: StoredMedia | null
  report_document: StoredFile | null
  user_comment: string | null
  /** The author's photo with the verdict while it is not public. */
  sent_verdict_photo: number | null
  verdict_photo_id: number | null
  verdict_image: StoredMedia | null
  resident_id: number | null
  author_email: string | null
  /** The reader wrote it down for a caller. */
  is_recorded: boolean
  /** Part of the address that a caller named apart. */
  landmark: string | null
}

export function findCard(scope: StaffScope, id: number): Promise<CardRow | null> {
  return selectOne<CardRow>(sql`
    SELECT ${toColumns(scope)}, c.x::float AS x, c.y::float AS y, c.category_id, c.department_id,
      c.published_at, c.report_text, c.report_image_id,
      ${imageColumns(sql`c.report_image_id`)} AS report_image, c.verdict_photo_id,
      (SELECT jsonb_build_object('id', f.id, 'title', f.title, 'originName', f.origin_name, 'filename', f.filename,
        'mimeType', f.mime_type, 'filesize', f.filesize::int) FROM files f WHERE f.id = c.report_document_id) AS report_document,
      c.user_comment, CASE WHEN c.verdict_photo_id IS NULL THEN c.sent_verdict_photo_id END AS sent_verdict_photo,
      ${imageColumns(sql`c.verdict_photo_id`)} AS verdict_image, c.resident_id::int AS resident_id, c.author_email,
      ${isRecordedBy(scope.recorderId)} AS is_recorded,
      (SELECT nullif(p.landmark, '') FROM private_phone_claims p WHERE p.claim_id = c.id) AS landmark
    FROM claims c ${joins} WHERE c.id = ${id} AND ${isReadable(scope)}`)
}

export function findAuthor(scope: StaffScope, id: number): Promise<ItemAuthor | null> {
  return selectOne<ItemAuthor>(sql`
    SELECT c.author_name AS name, coalesce(r.email, c.author_email) AS email, c.author_phone AS phone
    FROM claims c LEFT JOIN residents r ON r.id = c.resident_id WHERE c.id = ${id} AND ${isReadable(scope)}`)
}

export type NearbyRow = Pick<QueueRow, 'id' | 'address' | 'code' | 'merged_into' | 'is_withdrawn'>

/** Finds the other claims of this author that the reader may see, and how many there are. */
export async function findOfAuthor(
  scope: StaffScope,
  { id, resident_id: resident, author_email: email }: Pick<CardRow, 'id' | 'resident_id' | 'author_email'>,
  limit: number,
): Promise<{ total: number; newest: NearbyRow[] }> {
  const sameAuthor =
    resident === null
      ? sql`c.resident_id IS NULL AND lower(c.author_email) = lower(${email})`
      : sql`c.resident_id = ${resident}`
  const rows = await query<NearbyRow & { total: number }>(sql`
    SELECT c.id, c.address, ${state}, count(*) OVER ()::int AS total FROM claims c
    WHERE ${sameAuthor} AND c.id <> ${id} AND ${isReadable(scope)} ORDER BY c.id DESC LIMIT ${limit}`)
  return { total: rows[0]?.total ?? 0, newest: rows.map(({ total: _total, ...claim }) => claim) }
}

export interface EventRow {
  id: number
  title: string
  who: string | null
  note: string | null
  warning: string | null
  created_at: Date | string
}

export function findEvents(id: number): Promise<EventRow[]> {
  return query<EventRow>(
    sql`SELECT id, title, who, coalesce(note, public_text) AS note, warning, created_at
      FROM claim_events WHERE claim_id = ${id} ORDER BY id`,
  )
}

/** Finds categories that claims can have, each with the department that answers them. */
export function findCategories(): Promise<{ id: number; title: string; department_id: number | null }[]> {
  return query(sql`SELECT id, title, department_id FROM claim_categories WHERE parent_id IS NOT NULL ORDER BY title`)
}

/** Finds the first public photos of claims. */
export function findThumbnails(ids: readonly number[]): Promise<{ id: number; image: StoredMedia }[]> {
  return query(sql`
    SELECT DISTINCT ON (r.parent_id) r.parent_id AS id, ${imageColumns(sql`r.media_id`)} AS image FROM claims_rels r
    WHERE r.parent_id = ANY(${sql.param([...ids])}::int[]) AND r.path = 'photos' AND r.media_id IS NOT NULL
    ORDER BY r.parent_id, r."order"`)
}

function isRecordedBy(staffId: number | undefined): SQL {
  if (staffId === undefined) return sql`FALSE`
  return sql`c.id IN (SELECT p.claim_id FROM private_phone_claims p WHERE p.staff_id = ${staffId})`
}

/** Claims of the person's own queue. */
function inScope({ department }: StaffScope): SQL[] {
  const confirmed = sql`c.confirmed_at IS NOT NULL`
  return department === null
    ? [confirmed]
    : [confirmed, sql`c.department_id = ${department}`, sql`c.published_at IS NOT NULL`]
}

/** Claims that the person may read: those of the queue, those that they handed over, and for a dispatcher all. */
function isReadable(scope: StaffScope): SQL {
  if (scope.recorderId !== undefined) return sql`c.confirmed_at IS NOT NULL`
  const own = joinAnd(inScope(scope))
  if (scope.staffId === null) return own
  const handedOver = sql`ARRAY(SELECT r.claim_id FROM private_claim_readers r WHERE r.staff_id = ${scope.staffId})`
  return sql`((${own}) OR c.id = ANY(${handedOver}))`
}

function buildConditions(scope: StaffScope, { view, isRecorded, ...choice }: QueueFilter): SQL[] {
  return [
    ...(view === 'all' || isRecorded ? [isReadable(scope)] : inScope(scope)),
    toView(scope, view),
    ...(isRecorded ? [isRecordedBy(scope.recorderId)] : []),
    ...buildChoice(choice),
  ]
}

type QueueChoice = Pick<QueueFilter, 'text' | 'category' | 'department'>

function buildChoice({ text, category, department }: QueueChoice): SQL[] {
  return [
    ...(category ? [sql`c.category_id = ${category}`] : []),
    ...(department ? [sql`c.department_id = ${department}`] : []),
    ...(text ? [sql`(${matchesClaim(text)} OR ${matchesAuthor(text)})`] : []),
  ]
}

/** Shortest part of a phone that is sought, digits. No house has so long a number. */
const MIN_PHONE_DIGITS = 4

/** True for a phone, a part of one or the number of a claim: words would cost a reading of all claims for nothing. */
function isLongNumber(text: string): boolean {
  return /^[\d\s()+-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS
}

function matchesClaim(text: string): SQL {
  const byNumber = (number: number) => sql`c.id = ${number}`
  if (!isLongNumber(text)) return matchesText(text, byNumber)
  const number = parseClaimNumber(text)
  return number === null ? sql`FALSE` : byNumber(number)
}

/** Name, address of email, or digits of the phone however they are written. */
function matchesAuthor(text: string): SQL {
  const pattern = `%${escapeLike(text.trim())}%`
  const digits = text.replace(/\D/g, '').replace(/^[78](?=\d{10}$)/, '')
  const hasPhone = isLongNumber(text)
    ? sql`regexp_replace(a.author_phone, '[^0-9]', '', 'g') LIKE ${`%${digits}%`}`
    : sql`FALSE`
  // apart, so that its indexes serve it: beside words, which may be in a category too, the planner reads all claims
  return sql`c.id = ANY(ARRAY(SELECT a.id FROM claims a WHERE plain_letters(a.author_name) ILIKE plain_letters(${pattern})
    OR a.author_email ILIKE ${pattern} OR ${hasPhone}))`
}

function buildOrder(view: QueueView): SQL {
  const { moment, isDescending } = sortings[view]
  return isDescending ? sql`${moment} DESC, c.id DESC` : sql`${moment}, c.id`
}
