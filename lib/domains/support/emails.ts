import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

export const emails = {
  /** Mail is no private place: the number and the link alone, what was written is at the desk. */
  received: (id: number): QueuedEmail => ({
    kind: 'support-request',
    subject: `Обращение в техподдержку № ${id}`,
    lines: ['На портал пришло сообщение в техподдержку. Прочесть его и ответить — за рабочим столом.'],
    action: { title: 'Открыть обращение', url: `${env.PUBLIC_URL}${paths.deskItem('support', id)}` },
  }),

  /** Quotes nothing of the message: anybody may have typed this address. */
  answer: (id: number, answerText: string): QueuedEmail => ({
    kind: 'support-answer',
    about: `support ${id}`,
    subject: `Ответ на сообщение в техподдержку № ${id}`,
    lines: [answerText],
  }),
}
