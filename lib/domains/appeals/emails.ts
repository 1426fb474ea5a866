import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
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
  appealStep: (name: string, { id, number, title, body }: AppealNews): QueuedEmail => ({
    kind: 'appeal-step',
    subject: `Обращение № ${number}: ${lowerFirst(title.split(':', 1)[0] ?? '')}`,
    greeting: name,
    lines: [body],
    action: { title: 'Открыть обращение', url: `${env.PUBLIC_URL}${paths.profile}#appeal-${id}` },
  }),
}

interface AppealNews {
  id: number
  number: string
  title: string
  body: string
}

function day(text: string): string {
  return formatLongDate(text, env.TIME_ZONE)
}
