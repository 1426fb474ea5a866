import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { requestDatabase } from '@/lib/platform/database/request-database'

/** Votes purge no page, but a comment that a moderator hides has to leave at once. */
export const notifyOfHiddenComment: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_notify('content_changed', 'idea_votes')`)
  return doc as Record<string, unknown>
}
