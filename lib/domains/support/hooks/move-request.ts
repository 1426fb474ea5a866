import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { refuseWhilePending } from '@/lib/domains/desk/pending-service'
import { supportWorkflow, type SupportAction } from '@/lib/domains/support/actions'
import { emails } from '@/lib/domains/support/emails'
import { findRequestAuthor } from '@/lib/domains/support/queue/repository'
import { supportMessages } from '@/lib/domains/support/messages'
import type { SupportState } from '@/lib/domains/support/states'
import { getRoles } from '@/lib/platform/access/roles'
import { inRequest } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import type { SupportRequest } from '@/lib/platform/payload/payload-types'
import { refuseOvertaken } from '@/lib/platform/save-hooks/refuse-stale-save'
import { endTrial } from '@/lib/platform/workflow/pending-move'
import { makeMove, refuseStateChange } from '@/lib/platform/workflow/make-move'

const overtaken = { table: 'support_requests', words: 'Пока вы писали, обращение изменили коллеги.' }

/** Carries out the chosen action; an answer goes to its author in the same transaction. */
export const moveRequest: CollectionBeforeChangeHook<SupportRequest> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  refuseStateChange(originalDoc.state, data.state)
  await refuseOvertaken(overtaken, originalDoc, req)
  const { action, ...rest } = data as Partial<SupportRequest> & { action?: SupportAction | null }
  const { id, email, state, answerText: before } = originalDoc
  const answerText = rest.answerText?.trim() ?? ''
  if (action !== 'answer' && answerText !== (before ?? '') && rest.answerText !== undefined)
    throw new ValidationError({ errors: [{ path: 'answerText', message: supportMessages.unsentAnswer }], req })
  if (!action) return rest
  await refuseWhilePending({ kind: 'support', id }, req)
  const given = { answerText, hasEmail: Boolean(email) }
  const { to } = makeMove(supportWorkflow, action, { state: state as SupportState, roles: getRoles(req), given }, req)
  endTrial(req)
  if (action === 'answer')
    await inRequest(req, async () =>
      queueEmail((await findRequestAuthor(id))?.email ?? null, emails.answer(id, answerText)),
    )
  return { ...rest, state: to }
}
