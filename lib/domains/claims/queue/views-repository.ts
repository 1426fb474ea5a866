import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { isAhead } from '@/lib/domains/claims/postponements/repository'
import { listLeavingActions, type QueueView } from '@/lib/domains/claims/queue/rules'
import { isLate, isPublic, midnight } from '@/lib/domains/claims/repository'
import { claimCodes, openClaimCodes } from '@/lib/domains/claims/states'
import { listCodes, selectOne } from '@/lib/platform/database/select'
import { isLeaving } from '@/lib/platform/workflow/pending-move'

export const isOpen = sql`c.code IN (${listCodes(...openClaimCodes)})`
export const isDisputed = sql`(c.code = ${listCodes(claimCodes.underReview)} AND c.is_accepted = 'no')`
export const isInModeration = sql`c.code = ${listCodes(claimCodes.inModeration)}`
const isToday = sql`(c.deadline_date >= ${midnight} AND c.deadline_date < ${midnight} + interval '1 day')`
// read once, since they are few, not asked for each claim
const isPostponed = sql`c.id = ANY(ARRAY(SELECT p.claim_id FROM private_postponed_claims p WHERE ${isAhead}))`
const isNow = (condition: SQL) => sql`(${condition} AND NOT ${isPostponed})`
export const conditions: Record<QueueView, SQL> = {
  moderation: isNow(isInModeration),
  overdue: isNow(isLate),
  today: isNow(sql`${isOpen} AND ${isToday}`),
  disputed: isNow(isDisputed),
  open: isNow(isOpen),
  postponed: sql`(${isPostponed} AND (${isOpen} OR ${isInModeration}))`,
  all: sql`TRUE`,
}

/** Claims of a view, without those that a waiting move takes out of it. */
export function toView({ department }: StaffScope, view: QueueView): SQL {
  const actions = listLeavingActions(view, department)
  return actions.length === 0
    ? conditions[view]
    : sql`(${conditions[view]} AND NOT ${isLeaving(sql`claim_id`, sql`c.id`, actions)})`
}

const NEVER = sql`'infinity'::timestamptz`

/** The sorting moment of a view: the oldest or most urgent first, of all claims the newest. */
export const sortings: Record<QueueView, { moment: SQL; isDescending: boolean }> = {
  moderation: { moment: sql`c.created_at`, isDescending: false },
  overdue: { moment: sql`coalesce(c.deadline_date, ${NEVER})`, isDescending: false },
  today: { moment: sql`coalesce(c.deadline_date, ${NEVER})`, isDescending: false },
  disputed: { moment: sql`coalesce(c.deadline_date, ${NEVER})`, isDescending: false },
  open: { moment: sql`coalesce(c.deadline_date, ${NEVER})`, isDescending: false },
  postponed: { moment: sql`coalesce(c.deadline_date, ${NEVER})`, isDescending: false },
  all: { moment: sql`c.created_at`, isDescending: true },
}

/** True for a claim that everybody may read on the site. */
export async function isOnSite(id: number): Promise<boolean> {
  return (await selectOne(sql`SELECT 1 FROM claims c WHERE c.id = ${id} AND ${isPublic}`)) !== null
}
