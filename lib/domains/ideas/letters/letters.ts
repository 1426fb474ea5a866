import type { Letter } from '@/lib/platform/mail/post'
import { env } from '@/lib/config/env'

/** Letters to authors of ideas and to those who voted for them. */
export const letters = {
  // greeted by no name, the address is nobody's yet: what was typed as a title must not become a message to it either
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
  /** What became of it, after its number. */
  step: string
  words: string
  url: string
}
