import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { areTicksEnding } from '@/lib/platform/jobs/job-ticks'
import { SEND_LIMIT_MS } from '@/lib/platform/mail/smtp'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'

const emails = sql.raw(EMAILS_TABLE)

export interface StoredEmail {
  id: number
  recipient: string | null
  subject: string
  text: string
  html: string
  message_id: string
  unsubscribe_url: string | null
}

/** An attempt that began before is over, whichever process made it: its connection is closed, 10 s being for a slow machine. */
export const ATTEMPT_SECONDS = SEND_LIMIT_MS / 1_000 + 10
const AGAIN_MS = 1_000

/** Marks an email as being sent. Undefined if nothing is left to send. Throws while another attempt may go on. */
export async function beginAttempt(id: number): Promise<StoredEmail | undefined> {
  const [email] = await query<StoredEmail>(sql`
    UPDATE ${emails} SET state = 'sending', tries = tries + 1, tried_at = now()
    WHERE id = ${id} AND (state = 'queued' OR state = 'sending'
      AND coalesce(tried_at < now() - make_interval(secs => ${ATTEMPT_SECONDS}), true))
    RETURNING id, recipient, subject, text, html, message_id, unsubscribe_url`)
  if (email) return email
  const rest = await query(sql`SELECT FROM ${emails} WHERE id = ${id} AND state = 'sending'`)
  if (rest.length > 0) throw new Error('Another attempt to send this email may go on')
  return undefined
}

/** After an attempt of which nothing goes on. */
export async function endAttempt(id: number): Promise<void> {
  await query(sql`UPDATE ${emails} SET state = 'queued' WHERE id = ${id} AND state = 'sending'`)
}

/**
 * Clears the text, because links are keys; of an erased account also the address. Waits for a database that is away: what is
 * not written down would be sent once more.
 */
export async function settle(id: number, state: 'sent' | 'refused'): Promise<void> {
  for (;;) {
    try {
      await query(
        sql`UPDATE ${emails} SET state = ${state}, settled_at = now(), text = '', html = '', unsubscribe_url = NULL,
          recipient = CASE WHEN kind = 'erased' THEN NULL ELSE recipient END WHERE id = ${id}`,
      )
      return
    } catch (error) {
      if (findDatabaseFailure(error) === null || areTicksEnding()) throw error
      await sleep(AGAIN_MS)
    }
  }
}

export interface SentEmail {
  id: number
  subject: string
  state: 'queued' | 'sending' | 'sent' | 'refused'
  /** Recipients of the same text. */
  count: number
  at: Date | string
}

/** Lists emails about a record, without addresses. A row is one text to all its recipients. */
export function findEmailsAbout(record: string): Promise<SentEmail[]> {
  return query<SentEmail>(sql`
    SELECT min(id) AS id, subject, state, count(*)::int AS count, coalesce(max(settled_at), max(created_at)) AS at
    FROM ${sql.raw(EMAILS_TABLE)} WHERE about = ${record} AND recipient IS NOT NULL
    GROUP BY subject, state, date_trunc('minute', created_at) ORDER BY 1`)
}
