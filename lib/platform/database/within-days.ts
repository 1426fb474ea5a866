import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/lib/config/env'

/** Returns conditions for a moment between two days of the city, both included; either may be missing. */
export function withinDays(moment: SQL, start: string | undefined, end: string | undefined): SQL[] {
  const all: SQL[] = []
  if (start) all.push(sql`${moment} >= (${start}::date::timestamp AT TIME ZONE ${env.TIME_ZONE})`)
  if (end) all.push(sql`${moment} < ((${end}::date + 1)::timestamp AT TIME ZONE ${env.TIME_ZONE})`)
  return all
}
