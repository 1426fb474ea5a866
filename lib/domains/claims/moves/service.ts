import { env } from '@/lib/config/env'
import { countSentPhotos, findCode, findTemplateFacts, saveMove } from '@/lib/domains/claims/moves/repository'
import { fillTemplate, findUnfilled } from '@/lib/domains/claims/moves/rules'
import type { ClaimMove, MovedClaims, SeenClaim } from '@/lib/domains/claims/moves/shapes'
import { claimMessages } from '@/lib/domains/claims/messages'
import { claimCodes } from '@/lib/domains/claims/states'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { saveDocument, savePhoto } from '@/lib/platform/payload/save-as-staff'
import { readRefusal, type StaffCall } from '@/lib/platform/payload/staff-request'
import { formatLongDate } from '@/lib/time/dates'

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
    const filled = move.reportText && { reportText: await fillFor(id, move.reportText) }
    await saveMove(id, { ...move, ...files, ...filled, ...(isTaken && seen) }, call)
  })
}

/** Makes the same move of each, in a transaction of its own: what is done stays done if the next fails or the process dies. */
export async function moveClaims(
  claims: readonly SeenClaim[],
  move: ClaimMove,
  make: (id: number, move: ClaimMove) => Promise<unknown>,
): Promise<MovedClaims> {
  const moved: MovedClaims = { done: [], refused: [] }
  for (const { id, updatedAt } of claims) {
    const message = await readMoveRefusal(id, { ...move, updatedAt }, make)
    if (message === null) moved.done.push(id)
    else moved.refused.push({ id, message })
  }
  return moved
}

/** Returns why the move is refused, or null. Photos are looked at before they are public, so a list publishes none. */
async function readMoveRefusal(
  id: number,
  move: ClaimMove,
  make: (id: number, move: ClaimMove) => Promise<unknown>,
): Promise<string | null> {
  if (move.action === 'publish' && (await countSentPhotos(id)) > 0) return claimMessages.photosUnseen
  try {
    await make(id, move)
    return null
  } catch (error) {
    const message = readRefusal(error)
    if (message === null) throw error
    return message
  }
}

/** Fills a template with what is known of the claim. */
async function fillFor(id: number, text: string): Promise<string> {
  const facts = findUnfilled(text) === null ? null : await findTemplateFacts(id)
  return facts
    ? fillTemplate(text, { ...facts, deadline: facts.deadline && formatLongDate(facts.deadline, env.TIME_ZONE) })
    : text
}
