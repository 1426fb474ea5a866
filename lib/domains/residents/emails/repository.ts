import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { SPENT_KEY_DAYS } from '@/lib/platform/keys/secret-keys'

const CONFIRM_HOURS = 72

/**
 * Stores which address waits for its letter's link; a newer link replaces the older one. The row of the older link is
 * locked before the account, in the order in which its confirmation locks them: if both run at once, the second sees
 * the first.
 */
export async function storeEmailKey(residentId: number, email: string, token: Buffer): Promise<void> {
  await query(sql`
    INSERT INTO resident_spent_keys (token, resident_id, email, is_used)
    SELECT token, resident_id, email, false FROM resident_keys WHERE resident_id = ${residentId} AND kind = 'email' FOR UPDATE`)
  await query(sql`INSERT INTO resident_keys (resident_id, kind, token, email, expires_at)
    VALUES (${residentId}, 'email', ${token}, ${email}, now() + make_interval(hours => ${CONFIRM_HOURS}))
    ON CONFLICT (resident_id, kind) DO UPDATE SET token = excluded.token, email = excluded.email, expires_at = excluded.expires_at`)
}

interface EmailKey {
  id: number
  email: string
}

/** Uses up a link and returns its resident and the address it confirms. */
export async function takeEmailKey(token: Buffer): Promise<EmailKey | null> {
  const [row] = await query<EmailKey>(sql`
    WITH taken AS (
      DELETE FROM resident_keys WHERE kind = 'email' AND token = ${token} AND expires_at > now()
      RETURNING token, resident_id, email),
    kept AS (
      INSERT INTO resident_spent_keys (token, resident_id, email, is_used) SELECT token, resident_id, email, true FROM taken)
    SELECT resident_id AS id, email FROM taken`)
  return row ?? null
}

/** Finds a link that was opened before, or whose address was confirmed by another letter's link. */
export async function findSpentKey(token: Buffer): Promise<EmailKey | null> {
  const [row] = await query<EmailKey>(sql`
    SELECT r.id, k.email FROM resident_spent_keys k JOIN residents r ON r.id = k.resident_id
    WHERE k.token = ${token} AND (k.is_used OR (r.email_confirmed_at IS NOT NULL AND lower(r.email) = lower(k.email)))`)
  return row ?? null
}

export async function dropSpentKeys(): Promise<void> {
  await query(sql`DELETE FROM resident_spent_keys WHERE spent_at < now() - make_interval(days => ${SPENT_KEY_DAYS})`)
}

/** Sets the confirmed address. Throws an error that `isTaken` recognises if another account has it by now. */
export async function confirmAddress(residentId: number, email: string): Promise<void> {
  await query(
    sql`UPDATE residents SET email = ${email}, email_confirmed_at = now(), updated_at = now() WHERE id = ${residentId}`,
  )
}

/** Notes that the owner reads the account's own address; false if that was known. */
export async function confirmOwnAddress(residentId: number): Promise<boolean> {
  const confirmed = await query(sql`
    UPDATE residents SET email_confirmed_at = now(), updated_at = now()
    WHERE id = ${residentId} AND email_confirmed_at IS NULL RETURNING 1`)
  return confirmed.length > 0
}
