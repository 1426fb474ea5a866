import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { paths } from '@/lib/config/paths'
import { describeMove, emails } from '@/lib/domains/ideas/emails/emails'
import {
  findSupported,
  type MoveToNotify,
  passToDepartments,
  takeUnnotifiedMoves,
} from '@/lib/domains/ideas/emails/repository'
import { notify } from '@/lib/domains/notifications/service'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { notifyInBatches } from '@/lib/platform/workflow/notify-in-batches'

/** Ideas at once: one may have thousands of voters. */
const AT_ONCE = 1

/** Passes supported ideas to departments, then notifies author and voters of each move once. */
export async function sendIdeaEmails(): Promise<void> {
  const supported = await findSupported()
  if (supported.length > 0) await inTransaction(async () => noteArrivals('idea', await passToDepartments(supported)))
  await notifyInBatches(AT_ONCE, takeUnnotifiedMoves, notifyOfMove)
}

async function notifyOfMove(move: MoveToNotify): Promise<void> {
  const { idea_id: id, title, author, voters, is_public: isPublic } = move
  const { step, body } = describeMove(move)
  const url = isPublic ? paths.idea(id) : paths.myIdea(id)
  for (const { id: residentId, name, email } of [...(author ? [author] : []), ...voters]) {
    await notify(residentId, { kind: 'idea', title: `Идея «${title}»`, text: body, url })
    await queueEmail(email, emails.ideaStep(name, { id, title, step, body, url }))
  }
}
