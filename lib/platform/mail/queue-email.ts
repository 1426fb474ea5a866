import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { renderEmail, type EmailContent } from '@/lib/platform/mail/render-email'
import { inTransaction, payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { EMAILS_TABLE, SEND_EMAIL_TASK, toEmailKey } from '@/lib/platform/mail/stored-names'
import { env } from '@/lib/config/env'

const emails = sql.raw(EMAILS_TABLE)

export interface QueuedEmail extends EmailContent {
  kind: string
  subject: string
  unsubscribeUrl?: string
  /** Record that the email is about: queued emails are withdrawn when it changes. */
  dependsOn?: string
  /** Record whose card lists the email, for example «claim 12». */
  about?: string
}

/** Queues an email in the caller's transaction. Dummies (null) hide by response time who has an account. */
export async function queueEmail(recipient: string | null, email: QueuedEmail): Promise<void> {
  const { text, html } = renderEmail(email, await signature())
  const messageId = `<${randomBytes(16).toString('hex')}@${new URL(env.PUBLIC_URL).hostname}>`
  await inTransaction(async () => {
    const [row] = await query<{ id: number }>(sql`
      INSERT INTO ${emails} (recipient, kind, subject, text, html, unsubscribe_url, message_id, depends_on, about)
      VALUES (${recipient}, ${email.kind}, ${email.subject}, ${text}, ${html}, ${email.unsubscribeUrl ?? null}, ${messageId},
        ${email.dependsOn ?? null}, ${email.about ?? null})
      RETURNING id`)
    await queueSending(row?.id ?? 0)
  })
}

/** Queues the job that sends a stored email, in the caller's transaction. */
export async function queueSending(id: number): Promise<void> {
  const payload = await payloadClient()
  const req = { payload, transactionID: transactionId(), context: {} } as Parameters<
    typeof payload.jobs.queue
  >[0]['req']
  await payload.jobs.queue({ task: SEND_EMAIL_TASK, input: toEmailKey(id), req })
}

/** Sent emails have no text and are kept for a month. */
export async function deleteOldEmails(): Promise<void> {
  await query(sql`DELETE FROM ${emails} WHERE settled_at < now() - interval '30 days'`)
}

async function signature(): Promise<string> {
  const [row] = await query<{ administration: string | null }>(sql`SELECT administration FROM settings LIMIT 1`)
  return row?.administration ?? UNNAMED_PORTAL
}
