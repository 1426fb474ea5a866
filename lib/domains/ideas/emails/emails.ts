import { env } from '@/lib/config/env'
import { describeCorrection } from '@/lib/domains/desk/corrections/rules'
import type { MoveToNotify } from '@/lib/domains/ideas/emails/repository'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'
import { IDEA_REVIEW_DAYS, ideaCodes } from '@/lib/domains/ideas/states'
import { formatDays } from '@/lib/text/plural'

export const emails = {
  // no title in emails to unconfirmed addresses: typed text must not become a message to a stranger
  ideaStep: (name: string, { id, title, step, body, url }: IdeaNews): QueuedEmail => ({
    kind: 'idea-step',
    about: `idea ${id}`,
    subject: `Идея ${name ? `«${title}»` : `№ ${id}`} ${step}`,
    greeting: name,
    lines: [body],
    action: { title: 'Открыть идею', url: `${env.PUBLIC_URL}${url}` },
  }),
}

interface IdeaNews {
  id: number
  title: string
  step: string
  body: string
  url: string
}

/** `step` completes the subject («Идея «Лавки у моря» …»), `body` is the text. */
export function describeMove(move: MoveToNotify): { step: string; body: string } {
  const { from_code: from, to_code: to, note, department } = move
  if (to === ideaCodes.support) return { step: 'опубликована', body: describePublication(move) }
  if (to === ideaCodes.underReview)
    return {
      step: 'передана на рассмотрение',
      body: `Идея передана на рассмотрение${department ? `: ${department}` : ''}. Ответ дадут за ${formatDays(IDEA_REVIEW_DAYS)}.`,
    }
  if (to === ideaCodes.accepted) return { step: 'принята', body: `Идея принята. Ответ: ${note ?? ''}` }
  if (to === ideaCodes.realized) return { step: 'реализована', body: `Идея реализована. ${note ?? ''}` }
  if (from === ideaCodes.inModeration)
    return { step: 'не опубликована', body: `Модератор не опубликовал идею. Причина: ${note ?? ''}` }
  return from === ideaCodes.underReview
    ? { step: 'отклонена', body: `Идея отклонена. Ответ: ${note ?? ''}` }
    : { step: 'отклонена', body: `Идея снята с голосования и отклонена. Причина: ${note ?? ''}` }
}

/** An unconfirmed address gets no typed text. */
function describePublication({ note, author, corrected }: MoveToNotify): string {
  const words = `Идея опубликована, начался сбор поддержки. Расскажите о ней соседям. ${note ?? ''}`.trim()
  return words + describeCorrection(author?.name ? corrected : null)
}
