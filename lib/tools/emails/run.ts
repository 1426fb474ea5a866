import { withOffice } from '@/lib/office/open-office'
import { auditOperator } from '@/lib/platform/audit/audit'
import {
  dropStuckEmails,
  listStuckEmails,
  resendStuckEmails,
  type ChosenEmails,
  type StuckEmail,
} from '@/lib/platform/mail/stuck-emails'
import { parseArguments, type EmailsCommand } from '@/lib/tools/emails/arguments'

const HOUR_SECONDS = 3_600

try {
  const command = parseArguments(process.argv.slice(2))
  if ('refusal' in command) throw new Error(command.refusal)
  console.log(await withOffice(() => run(command)))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

async function run(command: EmailsCommand): Promise<string> {
  if (command.task === 'list') {
    const emails = await listStuckEmails()
    return emails.length > 0 ? emails.map(describe).join('\n') : 'Писем, которые больше не отправляются, нет.'
  }
  const { task, chosen } = command
  if (task === 'resend')
    return report('Поставлены в очередь снова', await resendStuckEmails(chosen, auditOperator), chosen)
  return report('Удалены из очереди', await dropStuckEmails(chosen, auditOperator), chosen)
}

function describe({ id, kind, ageSeconds, attempts, lastError }: StuckEmail): string {
  const age = `${Math.round(ageSeconds / HOUR_SECONDS)} ч`
  return [`№ ${id}`, kind, age, `попыток ${attempts}`, lastError ?? 'ошибка неизвестна'].join(' · ')
}

/** Throws if a chosen email is sent, waits for its next attempt or does not exist. */
function report(done: string, ids: readonly number[], chosen: ChosenEmails): string {
  const others = chosen === 'all' ? [] : chosen.filter((id) => !ids.includes(id))
  const line = ids.length > 0 ? `${done}: ${numbers(ids)}.` : 'Писем, которые больше не отправляются, нет.'
  if (others.length === 0) return line
  const refusal = `Среди писем, которые больше не отправляются, нет: ${numbers(others)}.`
  throw new Error(ids.length > 0 ? `${line}\n${refusal}` : refusal)
}

function numbers(ids: readonly number[]): string {
  return ids.map((id) => `№ ${id}`).join(', ')
}
