import type { Letter } from '@/lib/platform/mail/post'
import { env } from '@/lib/config/env'

export const letters = {
  // without a name the address is unconfirmed, maybe a stranger's: a typed title must not become a message to them
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
  /** The subject says this after the title or the number of the idea. */
  step: string
  words: string
  url: string
}
