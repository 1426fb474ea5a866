import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

export interface LiveSession {
  id: number
  residentId: number
  startedAt: Date
}

/** Days without use that end a session. */
const IDLE_DAYS = 14
/** Days that end a session in use. */
const ABSOLUTE_DAYS = 90

interface SessionRow {
  id: number
  device: string
  address: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

const isLive = sql`s.expires_at > now() AND s.last_seen_at > now() - make_interval(days => ${IDLE_DAYS})`

/** Returns a live session by token hash; updates its last use at most every five minutes. */
export async function findSession(token: Buffer, address: string | null): Promise<LiveSession | null> {
  const [row] = await query<{ id: number; resident_id: number; created_at: string; is_stale: boolean }>(sql`
    SELECT s.id, s.resident_id, s.created_at, s.last_seen_at < now() - interval '5 minutes' AS is_stale
    FROM resident_sessions s WHERE s.token = ${token} AND ${isLive}`)
  if (!row) return null
  if (row.is_stale) {
    await query(
      sql`UPDATE resident_sessions SET last_seen_at = now(), address = coalesce(${address}, address) WHERE id = ${row.id}`,
    )
  }
  return { id: row.id, residentId: row.resident_id, startedAt: new Date(row.created_at) }
}

export async function insertSession(residentId: number, token: Buffer, device: string, address: string): Promise<void> {
  await query(sql`INSERT INTO resident_sessions (resident_id, token, device, address, expires_at)
    VALUES (${residentId}, ${token}, ${device}, ${address}, now() + make_interval(days => ${ABSOLUTE_DAYS}))`)
}

export async function findSessions(residentId: number): Promise<SessionRow[]> {
  return query<SessionRow>(sql`
    SELECT s.id, s.device, s.address, s.created_at, s.last_seen_at,
      least(s.expires_at, s.last_seen_at + make_interval(days => ${IDLE_DAYS})) AS expires_at
    FROM resident_sessions s WHERE s.resident_id = ${residentId} AND ${isLive} ORDER BY s.last_seen_at DESC, s.id DESC`)
}

export async function deleteSession(residentId: number, id: number): Promise<boolean> {
  return (
    (await query(sql`DELETE FROM resident_sessions WHERE id = ${id} AND resident_id = ${residentId} RETURNING 1`))
      .length > 0
  )
}

export async function deleteSessions(residentId: number, exceptId: number | null): Promise<void> {
  await query(
    sql`DELETE FROM resident_sessions WHERE resident_id = ${residentId} AND id IS DISTINCT FROM ${exceptId}::integer`,
  )
}

export async function deleteDeadSessions(): Promise<void> {
  await query(sql`DELETE FROM resident_sessions s WHERE NOT (${isLive})`)
}
