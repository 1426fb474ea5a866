import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Brings the schema to this version of the portal. New tables get their notices of change and their tombstones. */
export async function migrate(payload: Payload): Promise<void> {
  await payload.db.migrate()
  await payload.db.drizzle.execute(sql`SELECT attach_content_triggers(), attach_gone_triggers()`)
}
