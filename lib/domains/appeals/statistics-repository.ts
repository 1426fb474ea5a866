import { sql } from '@payloadcms/db-postgres'
import { env } from '@/lib/config/env'
import { dayIn, today } from '@/lib/domains/appeals/repository'
import { query } from '@/lib/platform/database/payload-client'

interface Totals {
  total: number
  answered: number
  on_time: number
  due: number
  median_days: number | null
}

/** Open appeals past their term are also due, so that silence does not improve the share. A term ends with its day. */
export async function findTotals(): Promise<Totals> {
  const [row] = await query<Totals>(sql`
    SELECT count(*)::int AS total, count(answered_at)::int AS answered,
      count(*) FILTER (WHERE ${dayIn('answered_at')} <= ${dayIn('answer_by')})::int AS on_time,
      count(*) FILTER (WHERE answered_at IS NOT NULL OR ${dayIn('answer_by')} < ${today})::int AS due,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 86400)::float AS median_days
    FROM appeals a`)
  return row ?? { total: 0, answered: 0, on_time: 0, due: 0, median_days: null }
}

/** Returns the last twelve months, oldest first; `month` is YYYY-MM in the city's time zone. */
export function findMonths(): Promise<{ month: string; received: number; answered: number }[]> {
  return query(sql`
    WITH months AS (
      SELECT generate_series(date_trunc('month', now() AT TIME ZONE ${env.TIME_ZONE}) - interval '11 months',
        date_trunc('month', now() AT TIME ZONE ${env.TIME_ZONE}), interval '1 month') AS month)
    SELECT to_char(m.month, 'YYYY-MM') AS month,
      (SELECT count(*)::int FROM appeals a WHERE date_trunc('month', a.created_at AT TIME ZONE ${env.TIME_ZONE}) = m.month) AS received,
      (SELECT count(*)::int FROM appeals a WHERE date_trunc('month', a.answered_at AT TIME ZONE ${env.TIME_ZONE}) = m.month) AS answered
    FROM months m ORDER BY m.month`)
}

export function countByTopic(): Promise<{ title: string; count: number }[]> {
  return query(sql`
    SELECT coalesce(t.title, 'Без темы') AS title, count(*)::int AS count
    FROM appeals a LEFT JOIN appeal_topics t ON t.id = a.topic_id GROUP BY 1 ORDER BY 2 DESC, 1`)
}

/** Counts answers by kind; `left` counts appeals left unanswered. */
export function countByOutcome(): Promise<{ outcome: string; count: number }[]> {
  return query(sql`
    SELECT CASE WHEN state = 'left' THEN 'left' ELSE answer_kind::text END AS outcome, count(*)::int AS count
    FROM appeals WHERE answered_at IS NOT NULL GROUP BY 1 ORDER BY 2 DESC`)
}
