import { env } from '@/lib/config/env'
import type { MoveToNotify } from '@/lib/domains/ideas/emails/repository'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

export const emails = {
  // no title in emails to unconfirmed addresses: typed text must not become a message to a stranger
  ideaStep: (name: string, { id, title, step, words, url }: IdeaNews): QueuedEmail => ({
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

/** `step` completes the subject («Идея «Лавки у моря» …»), `text` is the body. */
export function describeMove({ from_code: from, to_code: to, note, department }: MoveToNotify): {
  step: string
  words: string
} {
  if (to === 1)
    return {
      step: 'опубликована',
      words: `Идея опубликована, начался сбор поддержки. Расскажите о ней соседям. ${note ?? ''}`.trim(),
    }
  if (to === 4)
    return {
      step: 'передана на рассмотрение',
      words: `Идея передана на рассмотрение${department ? `: ${department}` : ''}. Ответ дадут за 30 дней.`,
    }
  if (to === 6) return { step: 'принята', words: `Идея принята. Ответ: ${note ?? ''}` }
  if (to === 3) return { step: 'реализована', words: `Идея реализована. ${note ?? ''}` }
  if (from === 5) return { step: 'не опубликована', words: `Модератор не опубликовал идею. Причина: ${note ?? ''}` }
  return from === 4
    ? { step: 'отклонена', words: `Идея отклонена. Ответ: ${note ?? ''}` }
    : { step: 'отклонена', words: `Идея снята с голосования и отклонена. Причина: ${note ?? ''}` }
}
