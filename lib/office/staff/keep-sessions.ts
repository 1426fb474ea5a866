import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeLoginHook } from 'payload'
import { plainDatabase, requestDatabase } from '@/lib/platform/database/request-database'

/**
 * Payload reads the sessions of an account, checks its password and then writes the sessions back whole: of logins at
 * the same moment only the last would stay. By now the account's row is locked by this login, so what is seen from
 * outside of its transaction is all that it has overwritten.
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
