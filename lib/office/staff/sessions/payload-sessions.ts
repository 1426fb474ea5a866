import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeLoginHook } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { databaseOutsideRequest, query, requestDatabase } from '@/lib/platform/database/payload-client'
import { nameDevice } from '@/lib/text/name-device'

// Payload keeps sessions in a field of the account, `staff_sessions`, and saves all of them at once: what another login has
// added or ended meanwhile is lost. Rows are therefore changed here, and read nowhere else: docs/decisions/internals.md.

export interface StaffSession {
  id: string
  isCurrent: boolean
  device: string
  address: string | null
  since: string
  hasSecondFactor: boolean
}

/** Live sessions of the account, the current one first. */
export async function listSessions(staffId: number, currentId: string): Promise<StaffSession[]> {
  const rows = await query<Omit<StaffSession, 'isCurrent'>>(sql`
    SELECT t.id, s.device, s.address, coalesce(s.created_at, t.created_at) AS since,
      coalesce(s.has_second_factor, false) AS "hasSecondFactor"
    FROM staff_sessions t LEFT JOIN private_staff_sessions s ON s.session_id = t.id
    WHERE t._parent_id = ${staffId} AND t.expires_at > now() ORDER BY t.id <> ${currentId}, since DESC`)
  return rows.map((row) => ({
    ...row,
    device: nameDevice(row.device ?? ''),
    since: new Date(row.since).toISOString(),
    isCurrent: row.id === currentId,
  }))
}

/** Ends one session of the account, or all but the current one. Returns how many. */
export async function endSessions(
  staffId: number,
  { id, currentId }: { id?: string; currentId: string },
): Promise<number> {
  const which = id ? sql`id = ${id}` : sql`id <> ${currentId}`
  const ended = await query(sql`DELETE FROM staff_sessions WHERE _parent_id = ${staffId} AND ${which} RETURNING 1`)
  return ended.length
}

export async function endAllSessions(staffId: number): Promise<void> {
  await query(sql`DELETE FROM staff_sessions WHERE _parent_id = ${staffId}`)
  await query(sql`DELETE FROM private_staff_pending_logins WHERE staff_id = ${staffId}`)
}

/** The session in which the second factor was turned on has passed it. */
export async function markSession(id: string, staffId: number): Promise<void> {
  await query(sql`
    UPDATE private_staff_sessions SET has_second_factor = true WHERE session_id = ${id} AND staff_id = ${staffId}`)
}

export async function addSession(staffId: number, id: string, seconds: number): Promise<void> {
  await query(sql`
    INSERT INTO staff_sessions (_parent_id, id, _order, created_at, expires_at)
    SELECT ${staffId}, ${id}, coalesce(max(_order), 0) + 1, now(), now() + make_interval(secs => ${seconds})
    FROM staff_sessions WHERE _parent_id = ${staffId}`)
}

/** Deletes what the portal has noted of sessions that are over. */
export async function forgetEndedSessions(staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM private_staff_sessions s WHERE staff_id = ${staffId}
      AND created_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM staff_sessions t WHERE t.id = s.session_id)`)
}

export async function endSessionsWithoutFactor(staffId: number): Promise<void> {
  await query(sql`
    DELETE FROM staff_sessions t WHERE t._parent_id = ${staffId}
      AND NOT EXISTS (SELECT 1 FROM private_staff_sessions s WHERE s.session_id = t.id AND s.has_second_factor)`)
}

/** Ends the sessions without a second factor of accounts with any role but these. */
export async function endSessionsOfOtherRoles(roles: readonly StaffRole[]): Promise<void> {
  const names = roles.map((role) => sql`${role}`)
  await query(sql`
    DELETE FROM staff_sessions t
    WHERE EXISTS (SELECT 1 FROM staff_roles r WHERE r.parent_id = t._parent_id
        AND r.value::text NOT IN (${sql.join(names, sql`, `)}))
      AND NOT EXISTS (SELECT 1 FROM private_staff_sessions s WHERE s.session_id = t.id AND s.has_second_factor)`)
}

/** Restores sessions of simultaneous logins, which Payload overwrites: those visible outside this transaction. */
export const restoreSessions: CollectionBeforeLoginHook<{ id: number }> = async ({ req, user }) => {
  const committed = await databaseOutsideRequest(req).execute(sql`
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
