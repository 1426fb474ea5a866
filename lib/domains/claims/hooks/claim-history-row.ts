import type { PayloadRequest } from 'payload'
import { authorOf } from '@/lib/platform/saves/sign-change'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim, ClaimEvent } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/workflow/after-save'
import type { Step } from '@/lib/platform/workflow/make-move'
import type { ClaimCode } from '@/lib/domains/claims/states'

interface ClaimStep extends Step<ClaimCode> {
  note: string
  /** The portal gave this warning and the officer sent the answer nevertheless. */
  warning: string | null
  /** Nobody is notified, because nothing has changed for the author. */
  isQuiet: boolean
}

/** Every move leaves a row in the transaction of the move itself. */
export const claimHistoryRow = afterSave<Claim, ClaimStep>('claimStep', (step, claim, req) => {
  const { title, from, to, who, note, warning, isQuiet } = step
  return req.payload.create({
    collection: 'claim-events',
    data: {
      claim: claim.id,
      title,
      who,
      note,
      warning,
      fromCode: String(from) as ClaimEvent['fromCode'],
      toCode: String(to) as ClaimEvent['toCode'],
      toldAt: isQuiet ? new Date().toISOString() : null,
    },
    req,
  })
})

/** People have read the answer, so a change of it leaves a row in the history. Returns undefined without a change. */
export function correctionOf(before: Claim, claim: Claim, req: PayloadRequest): ClaimStep | undefined {
  const isAnswered = before.code === '3' || before.code === '2'
  if (!isAnswered || partsOf(before) === partsOf(claim)) return undefined
  const code = Number(claim.code) as ClaimCode
  const note = claim.reportText?.trim() ?? ''
  const step = { title: 'Исправить ответ', from: code, to: code, who: authorOf(req) ?? '', note }
  return { ...step, warning: null, isQuiet: true }
}

function partsOf({ reportText, reportImage, reportDocument }: Claim): string {
  return JSON.stringify([reportText?.trim() ?? '', idOf(reportImage), idOf(reportDocument)])
}
