import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { nameDevice } from '@/lib/text/name-device'

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
