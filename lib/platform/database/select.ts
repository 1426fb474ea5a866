import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'
import { env } from '@/lib/config/env'

interface PageQuery {
  columns: SQL
  from: SQL
  order: SQL
  limit: number
  offset?: number | undefined
}

export async function selectPage<Row>(page: PageQuery): Promise<{ found: Row[]; total: number }> {
  const { columns, from, order, limit, offset = 0 } = page
  const [found, total] = await Promise.all([
    query<Row>(sql`SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
    selectTotal(sql`SELECT count(*)::int AS total ${from}`),
  ])
  return { found, total }
}

/** Returns the ids of a page, and the number of all rows; `columns` selects `id`. */
export async function selectPageIds(page: PageQuery): Promise<{ ids: number[]; total: number }> {
  const { found, total } = await selectPage<{ id: number }>(page)
  return { ids: found.map(({ id }) => id), total }
}

/** Codes as SQL literals: a parameter has no type of its own, and hides from the planner which partial index fits. */
export function listCodes(...codes: readonly number[]): SQL {
  return sql.raw(codes.map((code) => `'${code}'`).join(', '))
}

export async function selectOne<Row>(statement: SQL): Promise<Row | null> {
  const [row] = await query<Row>(statement)
  return row ?? null
}

export async function selectTotal(statement: SQL): Promise<number> {
  return (await selectOne<{ total: number }>(statement))?.total ?? 0
}

/** Day of a moment in the city's time zone. */
export function toCityDay(moment: SQL): SQL {
  return sql`(${moment} AT TIME ZONE ${env.TIME_ZONE})::date`
}

/** Returns conditions for a moment between two days of the city, both included; either may be missing. */
export function withinDays(moment: SQL, start: string | undefined, end: string | undefined): SQL[] {
  const all: SQL[] = []
  if (start) all.push(sql`${moment} >= (${start}::date::timestamp AT TIME ZONE ${env.TIME_ZONE})`)
  if (end) all.push(sql`${moment} < ((${end}::date + 1)::timestamp AT TIME ZONE ${env.TIME_ZONE})`)
  return all
}
