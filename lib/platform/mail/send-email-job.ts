import type { TaskConfig } from 'payload'
import { beginAttempt, endAttempt, settle, type StoredEmail } from '@/lib/platform/mail/email-rows'
import { deliverEmail, SEND_LIMIT_MS } from '@/lib/platform/mail/smtp'
import { MailOutage, SendingFailure } from '@/lib/platform/mail/mail-outage'
import {
  getEmailId,
  getOutboxName,
  SEND_EMAIL_TASK,
  sendEmailInputSchema,
  toEmailKey,
  type EmailKey,
} from '@/lib/platform/mail/stored-names'
import { commandLine } from '@/lib/platform/process/release'
import { log } from '@/lib/config/log'
import { processScope } from '@/lib/runtime/process-scope'

interface SendEmailTask {
  input: EmailKey
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
  slug: SEND_EMAIL_TASK,
  label: 'Отправка письма',
  inputSchema: sendEmailInputSchema,
  // retries after 20 s, 40 s, … 22 h: a mail server may be away for a weekend
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: 20_000 } },
  handler: async ({ input, job }) => {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS) // before the attempt is marked: it is never over later than stored
    const email = await beginAttempt(getEmailId(input))
    const isLast = (job.totalTried ?? 0) >= RETRIES
    if (email) await settle(email.id, await send(email, { isLast, signal }))
    return { output: {} }
  },
}

interface Attempt {
  isLast: boolean
  signal: AbortSignal
}

async function send(email: StoredEmail, { isLast, signal }: Attempt): Promise<'sent' | 'refused'> {
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
      getOutboxName(email.id),
      signal,
    )
    outage.onSuccess()
    return 'sent'
  } catch (error) {
    const code = refusalCode(error)
    if (code === undefined) {
      outage.onFailure(error)
      const failure = new SendingFailure(error)
      if (isLast) reportLastFailure(email, failure)
      await endAttempt(email.id)
      throw failure
    }
    log.warn({ ...toEmailKey(email.id), code }, 'Почтовый сервер отказался от письма')
    return 'refused'
  }
}

function reportLastFailure({ id }: StoredEmail, { message: reason }: SendingFailure): void {
  log.warn(
    { ...toEmailKey(id), reason },
    `Попытки отправить письмо кончились, что с ним делать: ${commandLine('emails')} list`,
  )
}

/** Undefined if the email may be sent later. */
function refusalCode(error: unknown): number | undefined {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= PERMANENT && ABOUT_EMAIL.includes(command) ? responseCode : undefined
}
