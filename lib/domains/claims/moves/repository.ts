import { sql } from '@payloadcms/db-postgres'
import type { TemplateFacts } from '@/lib/domains/claims/moves/rules'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { selectOne, selectTotal, toCityDay } from '@/lib/platform/database/select'
import { requestValue } from '@/lib/platform/payload/request-value'
import { saveAsStaff } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** Marks a move that is followed by another in the same transaction: its author is told once, of the last one. */
export const quietMove = requestValue<boolean>('quietClaimMove')

type Saved = Omit<ClaimMove, 'photo' | 'document'> & { reportImage?: number; reportDocument?: number }

interface SaveOptions {
  isQuiet?: boolean
  /** The mover may make this move of a claim that the back office shows them none of. */
  isPastAccess?: boolean
}

export function saveMove(id: number, data: Saved, call: StaffCall, options: SaveOptions = {}): Promise<void> {
  const { isQuiet = false, isPastAccess = false } = options
  const context = isQuiet ? quietMove.contextWith(true) : {}
  return saveAsStaff('claims', id, data, call, { context, overrideAccess: isPastAccess })
}

export async function findCode(id: number): Promise<number | null> {
  const row = await selectOne<{ code: number }>(sql`SELECT code::text::int AS code FROM claims WHERE id = ${id}`)
  return row?.code ?? null
}

/** Counts the author's photos that nobody has decided on yet. */
export function countSentPhotos(id: number): Promise<number> {
  return selectTotal(sql`
    SELECT count(*)::int AS total FROM claims_rels r JOIN claims c ON c.id = r.parent_id
    WHERE r.parent_id = ${id} AND r.path = 'sentPhotos' AND c.published_at IS NULL`)
}

export function findTemplateFacts(id: number): Promise<TemplateFacts | null> {
  return selectOne<TemplateFacts>(sql`
    SELECT c.id, c.address, k.title AS category, coalesce(o.short_title, o.title) AS department,
      ${toCityDay(sql`c.deadline_date`)}::text AS deadline
    FROM claims c LEFT JOIN claim_categories k ON k.id = c.category_id LEFT JOIN organizations o ON o.id = c.department_id
    WHERE c.id = ${id}`)
}
