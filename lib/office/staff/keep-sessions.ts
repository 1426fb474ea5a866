import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeLoginHook } from 'payload'
import { plainDatabase, requestDatabase } from '@/lib/platform/database/payload-client'

/**
 * Restores sessions of simultaneous logins, which Payload overwrites. The account's row is locked now, so what is
 * visible outside this transaction is exactly that.
 */
export const restoreSessions: CollectionBeforeLoginHook<{ id: number }> = async ({ req, user }) => {
  const committed = await plainDatabase(req).execute(sql`
    SELECT id, _order, created_at, expires_at FROM staff_sessions WHERE _parent_id = ${user.id} AND expires_at > now()`)
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO staff_sessions (_parent_id, id, _order, created_at, expires_at)
    SELECT ${user.id}, s.id, s._order, s.created_at, s.expires_at
    FROM jsonb_to_recordset(${JSON.stringify(committed.rows)}::jsonb)
      AS s (id varchar, _order integer, created_at timestamptz, expires_at timestamptz)
    ON CONFLICT (id) DO NOTHING`)
  return user
}
