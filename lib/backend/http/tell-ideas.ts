import {
  findSupported,
  hasUntoldMove,
  passToDepartments,
  takeUntoldMove,
  type UntoldMove,
} from '@/lib/backend/domains/ideas/telling/repository'
import { notify } from '@/lib/backend/domains/notifications/service'
import { letters } from '@/lib/backend/integrations/letters'
import { inTransaction } from '@/lib/backend/integrations/payload'
import { queueLetter } from '@/lib/backend/integrations/post'
import { paths } from '@/lib/config/paths'

/** Passes on the ideas that gathered enough support, then tells author and voters of every move, once: bell and letter. */
export async function tellIdeas(): Promise<void> {
  const supported = await findSupported()
  if (supported.length > 0) await passToDepartments(supported)
  while (await hasUntoldMove()) {
    const isTold = await inTransaction(async () => {
      const move = await takeUntoldMove()
      if (move) await tell(move)
      return move !== null
    })
    if (!isTold) return
  }
}

async function tell(move: UntoldMove): Promise<void> {
  const { idea_id: id, title, author, voters, is_public: isPublic } = move
  const words = wordsOf(move)
  const url = isPublic ? paths.idea(id) : null
  for (const { id: residentId, name, email } of [...(author ? [author] : []), ...voters]) {
    await notify(residentId, { kind: 'idea', title: `Идея «${title}»`, text: words, url })
    await queueLetter(email, letters.ideaStep(name, { title, words, url }))
  }
}

function wordsOf({ from_code: from, to_code: to, note, department }: UntoldMove): string {
  if (to === 1) return `Идея опубликована, начался сбор поддержки. Расскажите о ней соседям. ${note ?? ''}`.trim()
  if (to === 4) return `Идея передана на рассмотрение${department ? `: ${department}` : ''}. Ответ дадут за 30 дней.`
  if (to === 6) return `Идея принята. Ответ: ${note ?? ''}`
  if (to === 3) return `Идея реализована. ${note ?? ''}`
  if (from === 5) return `Модератор не опубликовал идею. Причина: ${note ?? ''}`
  return from === 4
    ? `Идея отклонена. Ответ: ${note ?? ''}`
    : `Идея снята с голосования и отклонена. Причина: ${note ?? ''}`
}
