import { sql } from '@payloadcms/db-postgres'
import { figureOf, isPublic } from '@/lib/domains/claims/repository'
import { query } from '@/lib/platform/database/payload-client'

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

/** Returns a row for each department; every count equals the length of the list that it links to. */
export function findFigures(): Promise<FiguresRow[]> {
  const { overdue, answered, due, on_time: onTime, judged, not_accepted: refused } = figureOf
  return query<FiguresRow>(sql`
    SELECT o.id, coalesce(o.short_title, o.title) AS title, count(*)::int AS received,
      count(*) FILTER (WHERE c.code = '3')::int AS solved,
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
