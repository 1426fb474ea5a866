import type { EmailQueueState } from '@/lib/platform/mail/queue-state'
import { commandLine } from '@/lib/platform/process/release'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const LONG_SECONDS = 1_800

export function judgeEmails(state: EmailQueueState, hasServer: boolean): Finding {
  const { waiting, oldestSeconds, failing, stuck } = state
  const found = `ждут отправки ${waiting}, после неудачи ${failing}, больше не отправляются ${stuck}`
  if (stuck > 0)
    return fail(found, `${commandLine('emails')} list покажет их и причину; исправьте её и отправьте снова`)
  if ((oldestSeconds ?? 0) > LONG_SECONDS)
    return fail(
      `${found}; самому старому ${Math.round((oldestSeconds ?? 0) / 60)} мин`,
      'Проверьте почтовый сервер и SMTP_URL',
    )
  if (hasServer && failing > 0)
    return warn(found, `Проверьте SMTP_URL: ${commandLine('check')} --email АДРЕС назовёт ответ сервера`)
  if (!hasServer)
    return warn('SMTP_URL не задан: письма складываются в DATA_DIR/outbox', 'Задайте SMTP_URL и MAIL_FROM')
  return ok(found)
}
