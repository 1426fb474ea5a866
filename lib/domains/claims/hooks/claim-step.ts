import type { PayloadRequest } from 'payload'
import { authorOf } from '@/lib/platform/saves/sign-change'
import { idOf } from '@/lib/platform/payload/id-of'
import type { Claim } from '@/lib/platform/payload/payload-types'
import type { ClaimCode } from '@/lib/domains/claims/states'

/** A row of the history that this save will leave, see writeClaimHistory. */
export interface ClaimStep {
  title: string
  from: ClaimCode
  to: ClaimCode
  who: string
  note: string
  /** What the portal warned of and the officer sent all the same. */
  warning: string | null
  /** Nobody is told: nothing has changed for the author. */
  isQuiet: boolean
}

/** What was answered has been read: its words do not change without a trace. Undefined where nothing of it changes. */
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
