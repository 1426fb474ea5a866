import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

export const emails = {
  /** Quotes nothing of the message: anybody may have typed this address. */
  answer: (id: number, answerText: string): QueuedEmail => ({
    kind: 'support-answer',
    about: `support ${id}`,
    subject: `Ответ на сообщение в техподдержку № ${id}`,
    lines: [answerText],
  }),
}
