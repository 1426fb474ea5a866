import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { RESET_MINUTES } from '@/lib/domains/residents/rules'

/** Ignores letter case. */
export async function findCredentials(email: string): Promise<{ id: number; hash: string } | null> {
  return selectOne<{ id: number; hash: string }>(sql`
    SELECT r.id, p.hash FROM residents r JOIN resident_passwords p ON p.resident_id = r.id
    WHERE lower(r.email) = lower(${email})`)
}

export async function findHash(residentId: number): Promise<string | null> {
  const [row] = await query<{ hash: string }>(
    sql`SELECT hash FROM resident_passwords WHERE resident_id = ${residentId}`,
  )
  return row?.hash ?? null
}

export async function storeHash(residentId: number, hash: string): Promise<void> {
  await query(sql`INSERT INTO resident_passwords (resident_id, hash) VALUES (${residentId}, ${hash})
    ON CONFLICT (resident_id) DO UPDATE SET hash = excluded.hash, changed_at = now()`)
}

/** Keeps a password that was set since `checked` was read. */
export async function replaceHash(residentId: number, checked: string, hash: string): Promise<void> {
  await query(sql`UPDATE resident_passwords SET hash = ${hash} WHERE resident_id = ${residentId} AND hash = ${checked}`)
}

export async function storeResetKey(email: string, token: Buffer): Promise<{ greeting: string; email: string } | null> {
  return selectOne<{ greeting: string; email: string }>(sql`
    WITH found AS (SELECT id, email,
      ${selectGreeting('residents')} AS greeting
      FROM residents WHERE lower(email) = lower(${email})),
    stored AS (INSERT INTO resident_keys (resident_id, kind, token, expires_at)
      SELECT id, 'reset', ${token}::bytea, now() + make_interval(mins => ${RESET_MINUTES}) FROM found
      ON CONFLICT (resident_id, kind) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at, email = NULL)
    SELECT greeting, email FROM found`)
}

interface KeyHolder {
  id: number
  greeting: string
  email: string
}

export async function findResetKey(token: Buffer): Promise<KeyHolder | null> {
  return selectOne<KeyHolder>(sql`
    SELECT r.id, ${selectGreeting('r')} AS greeting, r.email
    FROM resident_keys k JOIN residents r ON r.id = k.resident_id
    WHERE k.kind = 'reset' AND k.token = ${token} AND k.expires_at > now()`)
}

export async function takeResetKey(token: Buffer): Promise<boolean> {
  const taken = await query(
    sql`DELETE FROM resident_keys WHERE kind = 'reset' AND token = ${token} AND expires_at > now() RETURNING 1`,
  )
  return taken.length > 0
}

/** Locks an account's links in one order, so that transactions do not deadlock. */
export async function lockKeys(residentId: number): Promise<void> {
  await query(sql`SELECT 1 FROM resident_keys WHERE resident_id = ${residentId} ORDER BY kind FOR UPDATE`)
}

/** Deletes links, except that of the present address: a thief may have requested them. */
export async function dropPendingKeys(residentId: number): Promise<void> {
  await query(sql`
    DELETE FROM resident_keys k USING residents r
    WHERE r.id = k.resident_id AND r.id = ${residentId} AND (k.email IS NULL OR lower(k.email) <> lower(r.email))`)
}
