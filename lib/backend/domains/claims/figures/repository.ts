import { sql } from '@payloadcms/db-postgres'
import { isPublic } from '@/lib/backend/domains/claims/repository'
import { rows } from '@/lib/backend/integrations/payload'
import { env } from '@/lib/config/env'

export interface FiguresRow {
  id: number
  title: string
  received: number
  solved: number
  due: number
  on_time: number
  overdue: number
  median_days: number | null
  judged: number
  not_accepted: number
}

/**
 * One row a department. Due: answered claims and the open ones whose term is over; on time: answered by the last day of
 * the term. Open overdue claims stand in the denominator, so silence makes the share worse.
 */
export function findFigures(): Promise<FiguresRow[]> {
  const zone = env.TIME_ZONE
  const deadline = sql`(c.deadline_date AT TIME ZONE ${zone})::date`
  const answered = sql`(c.answered_at AT TIME ZONE ${zone})::date`
  const isOverdue = sql`(c.code IN ('1', '4') AND ${deadline} < (now() AT TIME ZONE ${zone})::date)`
  const isAnswered = sql`(c.code IN ('2', '3') AND c.answered_at IS NOT NULL)`
  return rows<FiguresRow>(sql`
    SELECT o.id, coalesce(o.short_title, o.title) AS title, count(*)::int AS received,
      count(*) FILTER (WHERE c.code = '3')::int AS solved,
      count(*) FILTER (WHERE ${isAnswered} OR ${isOverdue})::int AS due,
      count(*) FILTER (WHERE ${isAnswered} AND (c.deadline_date IS NULL OR ${answered} <= ${deadline}))::int AS on_time,
      count(*) FILTER (WHERE ${isOverdue})::int AS overdue,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.answered_at - c.created_at) / 86400)
        FILTER (WHERE ${isAnswered})::float AS median_days,
      count(*) FILTER (WHERE c.is_accepted IS NOT NULL)::int AS judged,
      count(*) FILTER (WHERE c.is_accepted = 'no')::int AS not_accepted
    FROM claims c JOIN organizations o ON o.id = c.department_id AND o._status = 'published'
    WHERE ${isPublic} GROUP BY o.id ORDER BY received DESC, 2`)
}
