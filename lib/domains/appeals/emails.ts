import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import type { PrivateLink } from '@/lib/platform/files/private-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { formatLongDate } from '@/lib/time/dates'
import { lowerFirst } from '@/lib/text/capitalize'

export const emails = {
  appealReceived: (name: string, number: string, days: { registerBy: string; answerBy: string }): QueuedEmail => ({
    kind: 'appeal-received',
    subject: `Обращение № ${number} получено`,
    greeting: name,
    lines: [
      `Ваше обращение № ${number} получено. Его зарегистрируют не позднее ${day(days.registerBy)} и ответят не позднее ${day(days.answerBy)}.`,
      'О каждом шаге мы напишем на эту почту. Расписка и ход рассмотрения — в личном кабинете.',
    ],
    action: { title: 'Открыть личный кабинет', url: `${env.PUBLIC_URL}${paths.profile}` },
  }),

  /** The subject names the step; only the body has the answer. */
  appealStep: (name: string, { number, title, body, answer, url }: AppealNews): QueuedEmail => ({
    kind: 'appeal-step',
    subject: `Обращение № ${number}: ${lowerFirst(title.split(':', 1)[0] ?? '')}`,
    greeting: name,
    lines: answer === null ? [body] : [body, answer.text],
    action: url === null ? undefined : { title: 'Открыть обращение', url: `${env.PUBLIC_URL}${url}` },
    ...(answer && listFiles(answer.files)),
  }),
}

interface AppealNews {
  number: string
  title: string
  body: string
  /** The answer to the appeal: 59-ФЗ has it sent to the address in the appeal. */
  answer: AppealAnswer | null
  /** Path of the appeal in the cabinet; null after the account is erased. */
  url: string | null
}

interface AppealAnswer {
  text: string
  files: readonly AnswerFile[]
}

interface AnswerFile extends PrivateLink {
  title: string
}

function listFiles(files: readonly AnswerFile[]) {
  const [first] = files
  return {
    after: first ? [`Файлы к ответу открываются по ссылкам до ${day(first.expires_at)}.`] : [],
    files: files.map(({ title, url }) => ({ title, url: `${env.PUBLIC_URL}${url}` })),
  }
}

function day(text: string): string {
  return formatLongDate(text, env.TIME_ZONE)
}
