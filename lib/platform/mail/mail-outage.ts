import { log } from '@/lib/config/log'

/** Logs the first email that could not be sent and the first one sent after it: an outage is two lines, not one an email. */
export class MailOutage {
  private hasBegun = false

  /** `error` says nothing of the recipient in its code and in the server's number. */
  onFailure(error: unknown): void {
    if (this.hasBegun) return
    this.hasBegun = true
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
    log.warn(
      { code, responseCode, command },
      'Почта не уходит: письма ждут в очереди и будут отправлены позже. Проверьте SMTP_URL, MAIL_FROM и почтовый сервер',
    )
  }

  onSuccess(): void {
    if (!this.hasBegun) return
    this.hasBegun = false
    log.warn('Почта снова уходит')
  }
}

/** Begins the message of a failed attempt that is kept with the job. */
export const FAILURE = 'SMTP'

/** Codes of a failed attempt. The mail server's own words name the recipient, so they are not kept. */
export class SendingFailure extends Error {
  constructor(error: unknown) {
    const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
    const codes = [code, responseCode, command].filter((one) => one !== undefined)
    super(`${FAILURE} ${codes.join(' ') || 'unknown'}`)
  }
}
