import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { getPayload, type Payload } from 'payload'
import config from '@/lib/cms/payload.config'

/** Payload of this process, started at first use; its crons run the jobs queue (scheduled publication, letters). */
export function office(): Promise<Payload> {
  return getPayload({ config, cron: true })
}

/** Rows of an SQL query, through Payload's own pool. Column names come as the query names them. */
export async function rows<T>(query: SQL): Promise<T[]> {
  const { db } = await office()
  const result = await db.drizzle.execute(query)
  return result.rows as T[]
}
