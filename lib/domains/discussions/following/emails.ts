import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { hashLink, unsubscribeUrl } from '@/lib/platform/mail/email-parts'
import { env } from '@/lib/config/env'
import { shorten } from '@/lib/text/shorten'

export const emails = {
  discussionStep: (name: string, about: DiscussionNews, key: string): QueuedEmail => ({
    ...discussionEmail(name, about),
    after: [
      'Вы следите за этим обсуждением. Чтобы больше не получать писем, нажмите на ссылку ниже или «Не следить» на странице обсуждения.',
    ],
    stop: { title: 'Больше не присылать писем об этом обсуждении', url: hashLink('unsubscribe', key) },
    unsubscribeUrl: unsubscribeUrl(key),
  }),

  discussionAnswer: (name: string, about: DiscussionNews): QueuedEmail => discussionEmail(name, about),
}

interface DiscussionNews {
  title: string
  body: string
  url: string
}

function discussionEmail(name: string, { title, body, url }: DiscussionNews): QueuedEmail {
  return {
    kind: 'discussion-step',
    subject: shorten(`Общественное обсуждение: ${title}`, 200),
    greeting: name,
    lines: [body],
    action: { title: 'Открыть обсуждение', url: `${env.PUBLIC_URL}${url}` },
  }
}
