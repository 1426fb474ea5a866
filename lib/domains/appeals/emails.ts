import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import type { PrivateLink } from '@/lib/platform/files/private-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { formatLongDate } from '@/lib/time/dates'
import { lowerFirst } from '@/lib/text/capitalize'

export const emails = {
  appealReceived: (name: string, { id, number, registerBy, answerBy }: ReceivedAppeal): QueuedEmail => ({
    kind: 'appeal-received',
    about: toRecord(id),
    subject: `Обращение № ${number} получено`,
    greeting: name,
    lines: [
      `Ваше обращение № ${number} получено. Его зарегистрируют не позднее ${day(registerBy)} и ответят не позднее ${day(answerBy)}.`,
      'О каждом шаге мы напишем на эту почту. Расписка и ход рассмотрения — в личном кабинете.',
    ],
    action: { title: 'Открыть личный кабинет', url: `${env.PUBLIC_URL}${paths.profile}` },
  }),

  /** The subject names the step; only the body has the answer. */
  appealStep: (name: string, { id, number, title, body, answer, url }: AppealNews): QueuedEmail => ({
    kind: 'appeal-step',
    about: toRecord(id),
    subject: `Обращение № ${number}: ${lowerFirst(title.split(':', 1)[0] ?? '')}`,
    greeting: name,
    lines: answer === null ? [body] : [body, answer.text],
    action: url === null ? undefined : { title: 'Открыть обращение', url: `${env.PUBLIC_URL}${url}` },
    ...(answer && listFiles(answer.files)),
  }),
}

interface ReceivedAppeal {
  id: number
  number: string
  registerBy: string
  answerBy: string
}

interface AppealNews {
  id: number
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

/** Name by which queued emails follow the account of the appeal to a new address. */
function toRecord(id: number): string {
  return `appeal ${id}`
}

function day(text: string): string {
  return formatLongDate(text, env.TIME_ZONE)
}
