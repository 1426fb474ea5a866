import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type StageCode, DISCUSSION_CODE, FINISH_CODE, NOTICE_CODE } from '@/lib/domains/discussions/contract'
import type { DiscussionFilter } from '@/lib/domains/discussions/graphql/inputs'
import { confirmedRows } from '@/lib/platform/database/confirmed-rows'
import { query } from '@/lib/platform/database/payload-client'
import { containsText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectOne, selectTotal, toCityDay } from '@/lib/platform/database/select'
import { findByIds } from '@/lib/platform/payload/find-pages'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface DiscussionRow {
  id: number
  title: string
  title_npa: string | null
  address: string | null
  latitude: number | null
  longitude: number | null
  notification_start_date: string
  notification_finish_date: string
  exhibition_start_date: string
  exhibition_finish_date: string
  review_start_date: string
  review_finish_date: string
  code: StageCode
  days_left: number | null
  organizer: string | null
  contacts: string | null
  territory: unknown
  stopped_at: string | Date | null
  stop_reason: string | null
  comment_required: boolean
  result: string | null
  has_papers: boolean
  updated_at: string | Date
}

/** Current day by the database clock, read anew in each statement, also after waiting for a lock. */
export const today = toCityDay(sql`clock_timestamp()`)

export const effectiveVotes = confirmedRows('private_discussion_votes')

/** A literal, since a parameter of a CASE would be text. */
const stageCode = (code: StageCode) => sql.raw(String(code))

/** Stage by the days alone, whatever jobs have done; NULL before the notification begins. */
export const stage = sql`(CASE
  WHEN d.stopped_at IS NOT NULL OR ${today} > ${toCityDay(sql`d.exhibition_finish_date`)} THEN ${stageCode(FINISH_CODE)}
  WHEN ${today} >= ${toCityDay(sql`d.exhibition_start_date`)} THEN ${stageCode(DISCUSSION_CODE)}
  WHEN ${today} >= ${toCityDay(sql`d.notification_start_date`)} THEN ${stageCode(NOTICE_CODE)} END)`

export const isInStage = (code: StageCode) => sql`${stage} = ${stageCode(code)}`

/** Condition of everything that residents see. */
export const isPublic = sql`d._status = 'published' AND ${stage} IS NOT NULL`

const result = sql`(CASE WHEN ${isInStage(FINISH_CODE)} THEN nullif(btrim(d.result), '') END)`

const hasPapers = sql`EXISTS (SELECT 1 FROM discussions_rels r WHERE r.parent_id = d.id AND r.path = 'finishDocuments')`

export const isResultPublished = sql`${isPublic} AND ${isInStage(FINISH_CODE)} AND (${result} IS NOT NULL OR ${hasPapers})`

export const daysLeft = sql`(CASE ${stage}
  WHEN ${stageCode(NOTICE_CODE)} THEN ${toCityDay(sql`d.exhibition_start_date`)} - ${today}
  WHEN ${stageCode(DISCUSSION_CODE)} THEN ${toCityDay(sql`d.exhibition_finish_date`)} - ${today} END)`

const columns = sql`d.id, d.title, d.title_npa, d.address, d.latitude::float AS latitude, d.longitude::float AS longitude,
  ${toCityDay(sql`d.notification_start_date`)}::text AS notification_start_date,
  ${toCityDay(sql`d.notification_finish_date`)}::text AS notification_finish_date,
  ${toCityDay(sql`d.exhibition_start_date`)}::text AS exhibition_start_date,
  ${toCityDay(sql`d.exhibition_finish_date`)}::text AS exhibition_finish_date,
  ${toCityDay(sql`d.review_start_date`)}::text AS review_start_date,
  ${toCityDay(sql`d.review_finish_date`)}::text AS review_finish_date,
  ${stage} AS code, ${daysLeft} AS days_left, d.organizer, d.contacts, d.territory, d.stopped_at, d.stop_reason,
  coalesce(d.comment_required, false) AS comment_required,
  ${result} AS result, ${hasPapers} AS has_papers, d.updated_at`

const stageOrder = sql.raw([DISCUSSION_CODE, NOTICE_CODE, FINISH_CODE].join(', '))

/** Open for votes first, ending soonest on top; then announced, then finished. */
const order = sql`array_position(ARRAY[${stageOrder}], ${stage}),
  CASE WHEN NOT ${isInStage(FINISH_CODE)} THEN d.exhibition_finish_date END, d.exhibition_finish_date DESC, d.id DESC`

export function findDiscussions(filter: DiscussionFilter, limit: number, offset: number): Promise<DiscussionRow[]> {
  return query(sql`
    SELECT ${columns} FROM discussions d WHERE ${joinAnd(buildConditions(filter))} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`)
}

export async function countDiscussions(filter: DiscussionFilter): Promise<number> {
  return selectTotal(sql`SELECT count(*)::int AS total FROM discussions d WHERE ${joinAnd(buildConditions(filter))}`)
}

export async function findDiscussion(id: number): Promise<DiscussionRow | null> {
  return selectOne<DiscussionRow>(sql`SELECT ${columns} FROM discussions d WHERE d.id = ${id} AND ${isPublic}`)
}

export function findContents(ids: readonly number[]): Promise<Discussion[]> {
  return findByIds('discussions', ids)
}

export function findHeadImages(ids: readonly number[]): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(sql`
    SELECT d.id, ${imageColumns(sql`d.head_image_id`)} AS image FROM discussions d
    WHERE d.id = ANY(${sql.param([...ids])}::int[])`)
}

export function findActs(id: number): Promise<{ document_id: number; title: string; text: string }[]> {
  return query(sql`
    SELECT f.id AS document_id, f.title, f.text FROM discussions_rels r JOIN files f ON f.id = r.files_id
    WHERE r.parent_id = ${id} AND r.path = 'legalActDocuments' AND f.text <> '' ORDER BY r."order"`)
}

export function findOpenDiscussions(limit: number): Promise<(DiscussionRow & { image: StoredMedia | null })[]> {
  return query(sql`
    SELECT ${columns}, ${imageColumns(sql`d.head_image_id`)} AS image FROM discussions d
    WHERE ${isPublic} AND ${isInStage(DISCUSSION_CODE)} ORDER BY d.exhibition_finish_date, d.id LIMIT ${limit}`)
}

function buildConditions({ title, code }: DiscussionFilter): SQL[] {
  const all: SQL[] = [isPublic]
  if (code) all.push(sql`${stage} = ${code}`)
  if (title) all.push(containsText(sql`concat_ws(' ', d.title, d.title_npa, d.address)`, title))
  return all
}
