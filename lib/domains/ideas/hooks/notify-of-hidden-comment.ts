import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { requestDatabase } from '@/lib/platform/database/payload-client'

/** A vote does not purge pages, but a hidden comment must disappear at once. */
export const notifyOfHiddenComment: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_notify('content_changed', 'idea_votes')`)
  return doc as Record<string, unknown>
}
