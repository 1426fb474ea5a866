import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { followerParts } from '@/lib/platform/mail/define-follows'
import { env } from '@/lib/config/env'
import { shorten } from '@/lib/text/shorten'

export const emails = {
  discussionStep: (name: string, about: DiscussionNews, key: string): QueuedEmail => ({
    ...discussionEmail(name, about),
    ...followerParts(key, {
      why: 'Вы следите за этим обсуждением. Чтобы больше не получать писем, нажмите на ссылку ниже или «Не следить» на странице обсуждения.',
      stop: 'Больше не присылать писем об этом обсуждении',
    }),
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
