import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import { env } from '@/lib/config/env'
import { shorten } from '@/lib/text/shorten'

export const emails = {
  discussionStep: (name: string, about: DiscussionNews, key: string): QueuedEmail => ({
    ...discussionEmail(name, about),
    after: ['Вы следите за этим обсуждением. Перестать можно ссылкой ниже или в личном кабинете.'],
    stop: { title: 'Больше не присылать писем об этом обсуждении', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),

  discussionAnswer: (name: string, about: DiscussionNews): QueuedEmail => discussionEmail(name, about),
}

interface DiscussionNews {
  title: string
  words: string
  url: string
}

function discussionEmail(name: string, { title, words, url }: DiscussionNews): QueuedEmail {
  return {
    kind: 'discussion-step',
    subject: shorten(`Общественное обсуждение: ${title}`, 200),
    greeting: name,
    lines: [words],
    action: { title: 'Открыть обсуждение', url: `${env.PUBLIC_URL}${url}` },
  }
}
