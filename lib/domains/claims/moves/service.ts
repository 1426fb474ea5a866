import { findCode, saveDocument, saveMove, savePhoto } from '@/lib/domains/claims/moves/repository'
import type { ClaimMove } from '@/lib/domains/claims/moves/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/**
 * Makes a move in one transaction, by the rules of the back office's form. An answer to a claim that nobody has taken
 * takes it first: two rows in the history, one email. Throws Payload's errors, with the field of what is missing.
 */
export function moveClaim(id: number, { photo, document, updatedAt, ...move }: ClaimMove, call: StaffCall) {
  return inTransaction(async () => {
    const isTaken = move.action !== 'answer' || (await findCode(id)) !== claimCodes.underReview
    const seen = updatedAt ? { updatedAt } : {}
    if (!isTaken) await saveMove(id, { action: 'take', ...seen }, call, { isQuiet: true })
    const files = {
      ...(photo && { reportImage: await savePhoto(photo, `После работ: заявка № ${id}`, call) }),
      ...(document && { reportDocument: await saveDocument(document, `Документ к ответу на заявку № ${id}`, call) }),
    }
    await saveMove(id, { ...move, ...files, ...(isTaken && seen) }, call)
  })
}
