import { commandLine } from '@/lib/platform/process/release'
import type { ChosenEmails } from '@/lib/platform/mail/stuck-emails'

export type EmailsCommand = { task: 'list' } | { task: 'resend' | 'drop'; chosen: ChosenEmails }

const command = commandLine('emails')
const USAGE = `Письма, которые портал больше не отправляет:
  ${command} list                   номер, вид, возраст и последняя ошибка
  ${command} resend № … | all       отправить снова
  ${command} drop № … | all         удалить из очереди`

export function parseArguments([task, ...numbers]: readonly string[]): EmailsCommand | { refusal: string } {
  if (task === 'list' && numbers.length === 0) return { task }
  if (task !== 'resend' && task !== 'drop') return { refusal: USAGE }
  if (numbers.join() === 'all') return { task, chosen: 'all' }
  const isRight = numbers.length > 0 && numbers.every((one) => /^[1-9]\d{0,8}$/.test(one))
  return isRight ? { task, chosen: numbers.map(Number) } : { refusal: USAGE }
}
