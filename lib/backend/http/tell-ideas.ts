import { ideaNews } from '@/lib/backend/domains/ideas/telling/policy'
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
  const { step, words } = ideaNews(move)
  const url = isPublic ? paths.idea(id) : null
  for (const { id: residentId, name, email } of [...(author ? [author] : []), ...voters]) {
    await notify(residentId, { kind: 'idea', title: `Идея «${title}»`, text: words, url })
    await queueLetter(email, letters.ideaStep(name, { id, title, step, words, url }))
  }
}
