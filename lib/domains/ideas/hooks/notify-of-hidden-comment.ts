import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { requestDatabase } from '@/lib/platform/database/request-database'

/** Votes do not purge pages, but a comment that a moderator hides must leave them at once. */
export const notifyOfHiddenComment: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_notify('content_changed', 'idea_votes')`)
  return doc as Record<string, unknown>
}
