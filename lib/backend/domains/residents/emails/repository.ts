import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/backend/integrations/payload'

const CONFIRM_HOURS = 72

/** Remembers which address waits for its letter's link; a newer link puts an end to the older one. */
export async function storeEmailKey(residentId: number, email: string, token: Buffer): Promise<void> {
  await rows(sql`INSERT INTO resident_keys (resident_id, kind, token, email, expires_at)
    VALUES (${residentId}, 'email', ${token}, ${email}, now() + make_interval(hours => ${CONFIRM_HOURS}))
    ON CONFLICT (resident_id, kind) DO UPDATE SET token = excluded.token, email = excluded.email, expires_at = excluded.expires_at`)
}

/** Uses up a link: whose it was and which address it confirms. */
export async function takeEmailKey(token: Buffer): Promise<{ id: number; email: string } | null> {
  const [row] = await rows<{ id: number; email: string }>(sql`
    DELETE FROM resident_keys WHERE kind = 'email' AND token = ${token} AND expires_at > now()
    RETURNING resident_id AS id, email`)
  return row ?? null
}

/** Sets the confirmed address. Throws what `isTaken` knows when another account has it by now. */
export async function confirmAddress(residentId: number, email: string): Promise<void> {
  await rows(
    sql`UPDATE residents SET email = ${email}, email_confirmed_at = now(), updated_at = now() WHERE id = ${residentId}`,
  )
}
