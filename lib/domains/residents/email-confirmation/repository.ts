import { selectOne } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { WaitingRows } from '@/lib/platform/database/confirmed-rows'
import { query } from '@/lib/platform/database/payload-client'
import { SPENT_KEY_DAYS } from '@/lib/platform/keys/secret-keys'
import { CONFIRM_EMAIL_DAYS } from '@/lib/domains/residents/rules'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'

/**
 * Stores the address to confirm; a newer link replaces the older one. Locks the old link before the account, in the
 * order of a confirmation.
 */
export async function storeEmailKey(residentId: number, email: string, token: Buffer): Promise<void> {
  await query(sql`
    INSERT INTO resident_spent_keys (token, resident_id, email, is_used)
    SELECT token, resident_id, email, false FROM resident_keys WHERE resident_id = ${residentId} AND kind = 'email' FOR UPDATE`)
  await query(sql`INSERT INTO resident_keys (resident_id, kind, token, email, expires_at)
    VALUES (${residentId}, 'email', ${token}, ${email}, now() + make_interval(days => ${CONFIRM_EMAIL_DAYS}))
    ON CONFLICT (resident_id, kind) DO UPDATE SET token = excluded.token, email = excluded.email, expires_at = excluded.expires_at`)
}

interface EmailKey {
  id: number
  email: string
}

/** Uses up a link; returns its resident and address. */
export async function takeEmailKey(token: Buffer): Promise<EmailKey | null> {
  return selectOne<EmailKey>(sql`
    WITH taken AS (
      DELETE FROM resident_keys WHERE kind = 'email' AND token = ${token} AND expires_at > now()
      RETURNING token, resident_id, email),
    kept AS (
      INSERT INTO resident_spent_keys (token, resident_id, email, is_used) SELECT token, resident_id, email, true FROM taken)
    SELECT resident_id AS id, email FROM taken`)
}

export async function findSpentKey(token: Buffer): Promise<EmailKey | null> {
  return selectOne<EmailKey>(sql`
    SELECT r.id, k.email FROM resident_spent_keys k JOIN residents r ON r.id = k.resident_id
    WHERE k.token = ${token} AND (k.is_used OR (r.email_confirmed_at IS NOT NULL AND lower(r.email) = lower(k.email)))`)
}

export async function dropSpentKeys(): Promise<void> {
  await query(sql`DELETE FROM resident_spent_keys WHERE spent_at < now() - make_interval(days => ${SPENT_KEY_DAYS})`)
}

/** Throws an error that `isUniqueViolation` recognises if another account has the address by now. */
export async function confirmAddress(residentId: number, email: string): Promise<void> {
  await query(
    sql`UPDATE residents SET email = ${email}, email_confirmed_at = now(), updated_at = now() WHERE id = ${residentId}`,
  )
}

/** Kinds of emails about what residents do, or their first words. Those about an account warn whoever reads the old address. */
const ABOUT_MATTERS = ['claim', 'confirmed', 'discussion', 'idea', 'news', 'reception', 'support-answer']

/**
 * Sends the emails about matters that are still queued for an address to the one that took its place. A hold of a reception
 * stays with the mailbox whose link confirms it, an appeal of another account with the address that its author gave.
 */
export async function redirectEmails(residentId: number, before: string, email: string): Promise<void> {
  await query(sql`
    UPDATE ${sql.raw(EMAILS_TABLE)} SET recipient = ${email} WHERE lower(recipient) = lower(${before}) AND settled_at IS NULL
      AND kind <> 'reception-confirm' AND (ARRAY[kind, split_part(kind, '-', 1)] && ${sql.param(ABOUT_MATTERS)}::text[]
        OR about IN (SELECT 'appeal ' || id FROM appeals WHERE resident_id = ${residentId} AND is_account_email))`)
}

/** Confirms the address if nothing waits for that. Returns whether it did. Locks the account first: what is being written counts. */
export async function confirmUnlessAwaited(residentId: number, waiting: WaitingRows): Promise<boolean> {
  await query(sql`SELECT 1 FROM residents WHERE id = ${residentId} FOR UPDATE`)
  const confirmed = await query(sql`
    UPDATE residents SET email_confirmed_at = now(), updated_at = now() WHERE id = ${residentId} AND email_confirmed_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${waiting} w WHERE w.resident_id = ${residentId}) RETURNING 1`)
  return confirmed.length > 0
}
