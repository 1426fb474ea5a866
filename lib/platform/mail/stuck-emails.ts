import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, query } from '@/lib/platform/database/payload-client'
import { queueSending } from '@/lib/platform/mail/queue-email'
import { FAILURE } from '@/lib/platform/mail/mail-outage'
import { EMAILS_TABLE, IS_EMAIL_JOB, JOB_EMAIL_ID } from '@/lib/platform/mail/stored-names'

/** An email whose attempts are over. Nothing in it says whom it is for. */
export interface StuckEmail {
  id: number
  kind: string
  ageSeconds: number
  attempts: number
  /** Codes of the mail server or the connection; null if the reason is not known. */
  lastError: string | null
}

/** `all` are those that are stuck now. */
export type ChosenEmails = readonly number[] | 'all'

const emails = sql.raw(EMAILS_TABLE)
const emailJobs = sql.raw(`payload_jobs WHERE ${IS_EMAIL_JOB} AND ${JOB_EMAIL_ID}`)

const FROM_STUCK = sql`
  FROM ${emails} l
  LEFT JOIN LATERAL (
    SELECT error ->> 'message' AS message FROM ${emailJobs} = l.id ORDER BY id DESC LIMIT 1) job ON true
  WHERE l.settled_at IS NULL AND l.recipient IS NOT NULL AND NOT EXISTS (
    SELECT FROM ${emailJobs} = l.id AND has_error IS NOT TRUE)`

export function listStuckEmails(): Promise<StuckEmail[]> {
  return query<StuckEmail>(sql`
    SELECT l.id, l.kind, greatest(0, extract(epoch FROM now() - l.created_at))::int AS "ageSeconds", l.tries AS attempts,
      substring(job.message FROM ${`^${FAILURE} (.*)$`}) AS "lastError"
    ${FROM_STUCK} ORDER BY l.id`)
}

/** Gives stuck emails all their attempts anew. `report` runs for each in the same transaction. Returns their numbers. */
export function resendStuckEmails(chosen: ChosenEmails, report: Report): Promise<number[]> {
  return changeStuckEmails(chosen, 'Письмо отправлено снова', report, async (id) => {
    await query(sql`UPDATE ${emails} SET state = 'queued', tries = 0 WHERE id = ${id}`)
    await queueSending(id)
  })
}

/** Deletes stuck emails. `report` runs for each in the same transaction. Returns their numbers. */
export function dropStuckEmails(chosen: ChosenEmails, report: Report): Promise<number[]> {
  return changeStuckEmails(chosen, 'Письмо удалено из очереди', report, async (id) => {
    await query(sql`DELETE FROM ${emails} WHERE id = ${id}`)
  })
}

/** Writes what happened to the audit log. */
type Report = (action: string, subject: string) => Promise<void>

function changeStuckEmails(
  chosen: ChosenEmails,
  action: string,
  report: Report,
  change: (id: number) => Promise<void>,
): Promise<number[]> {
  return inTransaction(async () => {
    // of two commands at once the second would queue an email again that the first has just queued
    await query(sql`SELECT pg_advisory_xact_lock(hashtextextended('stuck emails', 0))`)
    const found = await query<{ id: number; kind: string }>(
      sql`SELECT l.id, l.kind ${FROM_STUCK} AND ${isChosen(chosen)} ORDER BY l.id`,
    )
    for (const { id, kind } of found) {
      await query(sql`DELETE FROM ${emailJobs} = ${id}`)
      await change(id)
      await report(action, `Письмо № ${id}, ${kind}`)
    }
    return found.map(({ id }) => id)
  })
}

function isChosen(chosen: ChosenEmails): SQL {
  return chosen === 'all' ? sql`true` : sql`l.id = ANY(${sql.param([...chosen])}::int[])`
}
