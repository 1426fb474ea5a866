import type { Letter } from '@/lib/platform/mail/queue-email'
import { env } from '@/lib/config/env'

export const emails = {
  // no title in emails to unconfirmed addresses: typed text must not become a message to a stranger
  ideaStep: (name: string, { id, title, step, words, url }: IdeaNews): Letter => ({
    kind: 'idea-step',
    subject: `Идея ${name ? `«${title}»` : `№ ${id}`} ${step}`,
    greeting: name,
    lines: [words],
    action: { title: 'Открыть идею', url: `${env.PUBLIC_URL}${url}` },
  }),
}

interface IdeaNews {
  id: number
  title: string
  step: string
  words: string
  url: string
}
