import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, TaskConfig } from 'payload'
import { deliverEmail } from '@/lib/platform/mail/smtp'
import { MailOutage } from '@/lib/platform/mail/mail-outage'
import { SendingFailure } from '@/lib/platform/mail/sending-failure'
import { commandLine } from '@/lib/platform/process/release'
import { log } from '@/lib/config/log'
import { processScope } from '@/lib/runtime/process-scope'

interface StoredEmail {
  id: number
  recipient: string | null
  subject: string
  text: string
  html: string
  message_id: string
  unsubscribe_url: string | null
}

interface SendEmailTask {
  // eslint-disable-next-line no-restricted-syntax -- a field of queued rows
  input: { letter: number }
  output: object
}

const PERMANENT = 500
const RETRIES = 13
/** Only these refusals are about one email. A 5xx to a login or to the sender is about the settings, which can be mended. */
const ABOUT_EMAIL = ['RCPT TO', 'DATA']

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    mailOutage?: MailOutage
  }
}

const outage = (processScope.mailOutage ??= new MailOutage())

/** Sends one email; its row is `sent` after, so a repeated job does not send twice (docs/decisions/email-queue.md). */
export const sendEmailTask: TaskConfig<SendEmailTask> = {
  slug: 'sendLetter',
  label: 'Отправка письма',
  inputSchema: [{ name: 'letter', type: 'number', required: true }],
  // retries after 20 s, 40 s, … 22 h: a mail server may be away for a weekend
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: 20_000 } },
  handler: async ({ input, job, req: { payload } }) => {
    const email = await begin(payload, input.letter)
    if (email) await settle(payload, email.id, await send(email, { isLast: (job.totalTried ?? 0) >= RETRIES }))
    return { output: {} }
  },
}

async function begin(payload: Payload, id: number): Promise<StoredEmail | undefined> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute(sql`
    UPDATE private_letters SET state = 'sending', tries = tries + 1 WHERE id = ${id} AND state IN ('queued', 'sending')
    RETURNING id, recipient, subject, text, html, message_id, unsubscribe_url`)
  return rows[0] as unknown as StoredEmail | undefined
}

async function send(email: StoredEmail, { isLast }: { isLast: boolean }): Promise<'sent' | 'refused'> {
  if (email.recipient === null) return 'sent'
  const { unsubscribe_url: url } = email
  const list = url ? { unsubscribe: { url, comment: 'Отписаться' } } : undefined
  try {
    await deliverEmail(
      {
        to: { name: '', address: email.recipient },
        subject: email.subject,
        text: email.text,
        html: email.html,
        messageId: email.message_id,
        list,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(url && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      },
      `letter-${email.id}`,
    )
    outage.onSuccess()
    return 'sent'
  } catch (error) {
    const code = refusalCode(error)
    if (code === undefined) {
      outage.onFailure(error)
      const failure = new SendingFailure(error)
      if (isLast) reportLastFailure(email, failure)
      throw failure
    }
    log.warn({ letter: email.id, code }, 'Почтовый сервер отказался от письма')
    return 'refused'
  }
}

function reportLastFailure({ id }: StoredEmail, { message: reason }: SendingFailure): void {
  log.warn(
    { letter: id, reason },
    `Попытки отправить письмо кончились, что с ним делать: ${commandLine('emails')} list`,
  )
}

/** Undefined if the email may be sent later. */
function refusalCode(error: unknown): number | undefined {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= PERMANENT && ABOUT_EMAIL.includes(command) ? responseCode : undefined
}

/** Clears the text, because links are keys; of an erased account also the address. */
async function settle(payload: Payload, id: number, state: 'sent' | 'refused'): Promise<void> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  await drizzle.execute(
    sql`UPDATE private_letters SET state = ${state}, settled_at = now(), text = '', html = '', unsubscribe_url = NULL,
      recipient = CASE WHEN kind = 'erased' THEN NULL ELSE recipient END WHERE id = ${id}`,
  )
}
