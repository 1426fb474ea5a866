import type { CollectionAfterChangeHook } from 'payload'
import type { ClaimStep } from '@/lib/domains/claims/hooks/claim-step'
import type { Claim, ClaimEvent } from '@/lib/platform/payload/payload-types'

/** Every move leaves a row, in the transaction of the move itself. */
export const writeClaimHistory: CollectionAfterChangeHook<Claim> = async ({ doc, req }) => {
  const step = req.context.claimStep as ClaimStep | undefined
  if (!step) return doc
  delete req.context.claimStep
  await req.payload.create({
    collection: 'claim-events',
    data: {
      claim: doc.id,
      title: step.title,
      fromCode: String(step.from) as ClaimEvent['fromCode'],
      toCode: String(step.to) as ClaimEvent['toCode'],
      who: step.who,
      note: step.note,
      warning: step.warning,
      toldAt: step.isQuiet ? new Date().toISOString() : null,
    },
    req,
  })
  return doc
}
