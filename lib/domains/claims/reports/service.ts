import {
  confirmByKey,
  confirmWaitingClaims,
  confirmWaitingJoins,
  dropWaitingJoins,
  findJoinable,
  findReportCategory,
  findUsedKey,
  insertClaim,
  insertJoin,
  storeClaimKey,
  type Author,
  dropWaitingClaims,
  waitingClaims,
  waitingJoins,
} from '@/lib/domains/claims/reports/repository'
import { claimMessages } from '@/lib/domains/claims/messages'
import { lockOwner } from '@/lib/domains/claims/guests/repository'
import { makeLink, takeOver } from '@/lib/domains/claims/guests/service'
import { noteArrivals } from '@/lib/domains/desk/emails/arrivals-service'
import { logConsent } from '@/lib/domains/consents/service'
import { findAuthor } from '@/lib/domains/residents/service'
import { noteMessage } from '@/lib/domains/systems/service'
import { takeUploads } from '@/lib/domains/uploads/service'
import { isInCity } from '@/lib/platform/map/city-plan'
import { lockConfirmation } from '@/lib/platform/database/confirmed-rows'
import { emails } from '@/lib/domains/claims/emails/emails'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { MODERATION_DAYS } from '@/lib/domains/claims/rules'
import type { ClaimInput } from '@/lib/domains/claims/graphql/inputs'
import type { System, Visitor } from '@/lib/contract/caller'
import { checkAll, AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/time/dates'
import { addWorkingDays } from '@/lib/time/working-days'
import type { LateEffect, Waiting } from '@/lib/platform/domain'

interface Reported {
  id: number
  code: number
  message: string
  state_url: string
}

interface Report {
  claim: ClaimInput
  author: Author
  visitor: Visitor
  system?: System
}

export async function getAuthor(residentId: number): Promise<Author> {
  const { fullName, email, phone } = await findAuthor(residentId)
  return { residentId, name: fullName, email, phone }
}

/**
 * Accepts a claim. Moderators get it at once if the resident's address is confirmed, otherwise after an emailed link is
 * opened. Throws invalid at `category_id` for a category that accepts no claims, at `x` for a place outside the city.
 */
export async function reportClaim({ claim, author, visitor, system }: Report): Promise<Reported> {
  const [category] = await checkAll([() => requireCategory(claim.category_id), () => requirePlace(claim)])
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
    const own = { id, code: 200, state_url: paths.myClaim(id) }
    if (isConfirmed) {
      await noteArrivals('claim', [id])
      return { ...own, message: claimMessages.accepted(id) }
    }
    if (residentId !== null) return { ...own, message: claimMessages.awaitsConfirmedEmail(id) }
    const key = newKey()
    await storeClaimKey(id, hashKey(key))
    const link = await makeLink(id)
    await queueEmail(author.email, emails.confirmClaim(id, key, link))
    return { id, code: 202, message: claimMessages.awaitsEmailLink(id), state_url: link }
  })
}

async function requireCategory(id: number) {
  const category = await findReportCategory(id)
  if (!category) throw new AppError('invalid', { errors: { category_id: [claimMessages.categoryRequired] } })
  return category
}

async function requirePlace({ x, y }: ClaimInput): Promise<void> {
  if (!(await isInCity(y, x))) throw new AppError('invalid', { errors: { x: [messages.outsideCity] } })
}

/**
 * Confirms a guest's claim, so moderators get it; an account with the same confirmed address becomes its owner. Throws
 * invalid at `token` for a wrong or expired key.
 */
export async function confirmClaim(token: string): Promise<{ message: string; state_url: string }> {
  return inTransaction(async () => {
    // the account is locked before the claim, in the same order as when an account's address is confirmed
    const owner = await lockOwner(hashKey(token))
    const id = await confirmByKey(hashKey(token), await moderationDay())
    const known = id ?? (await findUsedKey(hashKey(token)))
    if (id !== null) await noteArrivals('claim', [id])
    if (known === null) throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
    if (owner !== null) await takeOver(owner)
    const message = id === null ? messages.alreadyConfirmed : claimMessages.confirmed(id)
    return { message, state_url: await makeLink(known) }
  })
}

async function confirmReports(residentId: number) {
  const sent = await confirmWaitingClaims(residentId, await moderationDay())
  await noteArrivals('claim', sent)
  await takeOver(residentId)
  const joined = await confirmWaitingJoins(residentId)
  return { sent, joined, late: await dropWaitingJoins(residentId) }
}

/** Moderators have a term too, so their queue begins with what waits longest. */
export async function moderationDay(): Promise<string> {
  return addWorkingDays(isoDay(new Date(), env.TIME_ZONE), MODERATION_DAYS, await getWorkingCalendar())
}

/**
 * Joins an open claim; by the number of a duplicate, the claim it was merged into. Joining twice changes nothing. Throws
 * notFound, or invalid for one's own claim.
 */
export async function joinClaim(number: number, residentId: number): Promise<void> {
  await inTransaction(async () => {
    // the second call sees a merge that was committed while the first waited for its lock
    const found = (await findJoinable(number, residentId)) ?? (await findJoinable(number, residentId))
    if (found === null) throw new AppError('notFound')
    if (found.isMine) throw new AppError('invalid', { errors: { id: [claimMessages.myClaim] } })
    await insertJoin(found.id, residentId)
  })
}

export const waitingReports: Waiting = {
  rows: [waitingClaims, waitingJoins],
  async takeEffect(residentId) {
    const { sent, joined, late } = await confirmReports(residentId)
    const done = [
      ...sent.map((id) => `Заявка № ${id} передана модератору.`),
      ...joined.map((id) => `Вы присоединились к заявке № ${id}.`),
    ]
    return { done, late: late.map(lateJoin) }
  },
  async drop(residentId, days) {
    const claims = await dropWaitingClaims(residentId, days)
    const joins = await dropWaitingJoins(residentId, days)
    return [...claims.map((id) => `заявка № ${id}`), ...joins.map((id) => `присоединение к заявке № ${id}`)]
  },
}

function lateJoin(id: number): LateEffect {
  const text = 'Вы не присоединились к заявке: почта подтверждена, когда ответ по ней уже был дан.'
  return { kind: 'claim', title: `Заявка № ${id}`, text, url: paths.claim(id) }
}
