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
