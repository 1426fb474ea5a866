import { sql } from '@payloadcms/db-postgres'
import { effectiveGuestJoins, effectiveJoins, isPublic } from '@/lib/domains/claims/repository'
import { claimWorkflow } from '@/lib/domains/claims/actions'
import { query } from '@/lib/platform/database/payload-client'
import { findPageGlobal } from '@/lib/platform/payload/find-pages'
import type { File } from '@/lib/platform/payload/payload-types'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface CategoryRow {
  id: number
  title: string
  icon: string | null
  covers: string | null
  term_days: number
  parent_id: number | null
  department: { id: number; title: string } | null
}

export function findCategories(): Promise<CategoryRow[]> {
  return query<CategoryRow>(sql`
    SELECT k.id, k.title, k.icon::text AS icon, k.covers, k.term_days::int AS term_days, k.parent_id,
      CASE WHEN o.id IS NULL THEN NULL ELSE jsonb_build_object('id', o.id, 'title', coalesce(o.short_title, o.title)) END AS department
    FROM claim_categories k LEFT JOIN organizations o ON o.id = k.department_id AND o._status = 'published'
    ORDER BY k.position, k.title`)
}

export function countByCategoryAndCode(): Promise<
  { category_id: number; parent_id: number | null; code: number; total: number }[]
> {
  return query(sql`
    SELECT c.category_id, k.parent_id, c.code::text::int AS code, c.total FROM (
      SELECT c.category_id, c.code, count(*)::int AS total FROM claims c WHERE ${isPublic} GROUP BY 1, 2) c
    JOIN claim_categories k ON k.id = c.category_id`)
}

export function findHeadImages(ids: readonly number[]): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(sql`
    SELECT first.parent_id AS id, ${imageColumns(sql`first.media_id`)} AS image FROM (
      SELECT DISTINCT ON (parent_id) parent_id, media_id FROM claims_rels
      WHERE path = 'photos' AND media_id IS NOT NULL AND parent_id = ANY(${sql.param([...ids])}::int[])
      ORDER BY parent_id, "order") first`)
}

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

/** Counts confirmed accounts only, since unconfirmed ones cost nothing to make. */
export async function countResidents(): Promise<number> {
  const [row] = await query<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM residents WHERE email_confirmed_at IS NOT NULL`,
  )
  return row?.total ?? 0
}

export async function findAboutBlocks(draft: boolean) {
  return (await findPageGlobal('social-control', { draft })).blocks ?? []
}

interface PublicEventRow {
  title: string
  text: string | null
  /** The published claim that was merged into this one. */
  merged: number | null
  created_at: Date | string
}

/** Finds the moves of a claim since its publication, without people and notes. */
export function findPublicEvents(claimId: number): Promise<PublicEventRow[]> {
  return query(sql`
    SELECT e.title, e.public_text AS text, NULL::int AS merged, e.created_at, e.id
      FROM claim_events e JOIN claims c ON c.id = e.claim_id
      WHERE e.claim_id = ${claimId} AND e.created_at >= c.published_at
    UNION ALL SELECT e.title, NULL, d.id, e.created_at, e.id FROM claims d JOIN claim_events e ON e.claim_id = d.id
      WHERE d.merged_into_id = ${claimId} AND d.published_at IS NOT NULL AND e.title = ${claimWorkflow.getLabel('merge')}
    ORDER BY created_at, id`)
}
