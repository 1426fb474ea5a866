import { sql } from '@payloadcms/db-postgres'
import type { FieldHook } from 'payload'
import { requestDatabase } from '@/lib/platform/database/payload-client'

/** Shows staff the vote and comment counts, stored in a table of their own. */
export const showSupport: FieldHook = async ({ data, req }) => {
  if (!req.user || typeof data?.id !== 'number') return undefined
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`SELECT likes, dislikes, comments FROM private_idea_counts WHERE idea_id = ${data.id}`,
  )
  const { likes = 0, dislikes = 0, comments = 0 } = rows[0] ?? {}
  return `за ${String(likes)}, против ${String(dislikes)}, комментариев ${String(comments)}`
}
