import {
  confirmByKey,
  confirmWaitingClaims,
  confirmWaitingJoins,
  dropWaitingJoins,
  findJoinable,
  findReportCategory,
  insertClaim,
  insertJoin,
  isKeyUsed,
  storeClaimKey,
  type Author,
} from '@/lib/domains/claims/reports/repository'
import { logConsent } from '@/lib/domains/residents/consents/service'
import { findAuthor } from '@/lib/domains/residents/service'
import { noteMessage } from '@/lib/domains/systems/service'
import { takeUploads } from '@/lib/domains/uploads/service'
import { isInCity } from '@/lib/platform/map/city-boundary'
import { lockConfirmation } from '@/lib/platform/database/lock-confirmation'
import { letters } from '@/lib/domains/claims/letters/letters'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueLetter } from '@/lib/platform/mail/post'
import { keyHash, newKey } from '@/lib/platform/keys/secret-keys'
import { workingCalendar } from '@/lib/platform/calendar/read-calendar'
import { env } from '@/lib/config/env'
import { MODERATION_DAYS } from '@/lib/domains/claims/contract'
import type { System, Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import type { ClaimInput } from '@/lib/domains/claims/graph/inputs'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/shared/dates'
import { addWorkingDays } from '@/lib/shared/working-days'

interface MutationResult {
  code: number
  message: string
}

interface Report {
  claim: ClaimInput
  author: Author
  visitor: Visitor
  /** The outside system that sent it; absent for the portal's own form. */
  system?: System
}

/** A resident as the author of what they send. */
export async function authorOf(residentId: number): Promise<Author> {
  const { fullName, email, phone } = await findAuthor(residentId)
  return { residentId, name: fullName, email, phone }
}

/**
 * Takes a message about a problem: a resident's goes to the moderators at once, a guest's and that of an account whose
 * address nobody has confirmed after the link of a letter was opened. Throws invalid at `category_id` for a theme that takes no
 * messages, at `x` for a place outside the city.
 */
export async function reportClaim({
  claim,
  author,
  visitor,
  system,
}: Report): Promise<MutationResult & { id: number }> {
  const category = await findReportCategory(claim.category_id)
  if (!category) throw new AppError('invalid', { errors: { category_id: [messages.categoryRequired] } })
  if (!(await isInCity(claim.y, claim.x))) throw new AppError('invalid', { errors: { x: [messages.outsideCity] } })
  const { residentId } = author
  const day = await moderationDay()
  return inTransaction(async () => {
    const isConfirmed = residentId !== null && (await lockConfirmation(residentId))
    if (system) await noteMessage(system)
    const contact = residentId === null ? author.email : null
    await logConsent(['claim'], { purpose: 'claim', residentId, contact, ...visitor })
    const fileIds = await takeUploads(claim.images, { folder: 'sc', residentId, field: 'images' })
    const facts = { departmentId: category.department_id, fileIds, reviewBy: isConfirmed ? day : null }
    const id = await insertClaim({ ...claim, ...facts, author, source: system?.title })
    if (isConfirmed) return { id, code: 200, message: messages.claimAccepted(id) }
    if (residentId !== null) return { id, code: 200, message: messages.claimAwaitsAddress(id) }
    const key = newKey()
    await storeClaimKey(id, keyHash(key))
    await queueLetter(author.email, letters.confirmClaim(id, key))
    return { id, code: 202, message: messages.claimAwaitsLetter }
  })
}

/** Opens a guest's claim to the moderators. Throws invalid at `token` for a link that is used, late or not ours. */
export async function confirmClaim(token: string): Promise<{ message: string }> {
  return inTransaction(async () => {
    const id = await confirmByKey(keyHash(token), await moderationDay())
    if (id !== null) return { message: messages.claimConfirmed(id) }
    if (await isKeyUsed(keyHash(token))) return { message: messages.alreadyConfirmed }
    throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
  })
}

/** The resident's address was confirmed: claims go to the moderators, joins count. The answer is the claims joined too late. */
export async function confirmReports(residentId: number): Promise<number[]> {
  await confirmWaitingClaims(residentId, await moderationDay())
  await confirmWaitingJoins(residentId)
  return dropWaitingJoins(residentId)
}

/** Moderators have a term too, so that their queue begins with what waits longest. */
async function moderationDay(): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), MODERATION_DAYS, await workingCalendar())
}

/**
 * A resident joins a claim that waits for its answer, by the number of a merged duplicate the claim that stays; once is as
 * good as many times. Throws notFound, or invalid for one's own.
 */
export async function joinClaim(number: number, residentId: number): Promise<void> {
  await inTransaction(async () => {
    // once more: a merge that has just ended is seen by the next question alone
    const found = (await findJoinable(number, residentId)) ?? (await findJoinable(number, residentId))
    if (found === null) throw new AppError('notFound')
    if (found.isOwn) throw new AppError('invalid', { errors: { id: [messages.ownClaim] } })
    await insertJoin(found.id, residentId)
  })
}
