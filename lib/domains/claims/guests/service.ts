import { findOwn } from '@/lib/domains/claims/feed/service'
import * as repository from '@/lib/domains/claims/guests/repository'
import type { ClaimState } from '@/lib/domains/claims/guests/contract'
import { takeOverJoins } from '@/lib/domains/claims/guests/joins-repository'
import { nextStepOf, stepsOf, type ClaimFacts } from '@/lib/domains/claims/guests/steps'
import { letters } from '@/lib/domains/claims/letters/letters'
import { notify } from '@/lib/domains/notifications/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { signPrivateLink } from '@/lib/platform/files/private-links'
import { queueLetter } from '@/lib/platform/mail/post'
import { keyHash, newKey } from '@/lib/platform/keys/secret-keys'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { claimMessages } from '@/lib/domains/claims/messages'
import { isoDay } from '@/lib/time/dates'

/**
 * Makes a new private link to the claim's state in the caller's transaction and returns it as a path of the portal. Give it only
 * to the author.
 */
export async function makeLink(claimId: number): Promise<string> {
  const key = newKey()
  await repository.storeLink(claimId, keyHash(key))
  return paths.claimState(key)
}

/**
 * Sends a guest a new private link to the claim of this number. Answer and time are the same if no guest sent it from this
 * address.
 */
export async function findGuestClaim({ id, email }: { id: number; email: string }): Promise<{ message: string }> {
  const linkKey = newKey()
  const confirmKey = newKey()
  await inTransaction(async () => {
    const claim = await repository.storeLinkOf(id, email, keyHash(linkKey))
    const isWaiting = claim !== null && !claim.is_confirmed
    const isAsked = isWaiting && (await repository.replaceClaimKey(id, keyHash(confirmKey)))
    const link = paths.claimState(linkKey)
    const letter = isAsked ? letters.confirmClaim(id, confirmKey, link) : letters.claimLink(id, link)
    await queueLetter(claim && email, letter)
  })
  return { message: claimMessages.linkSent }
}

/** Returns the state of the claim of a private link. Throws notFound for a link that was revoked or never existed. */
export async function getState(key: string): Promise<{ claim: ClaimState }> {
  const row = await repository.findByLink(keyHash(key))
  if (!row) throw new AppError('notFound', { message: claimMessages.linkClosed })
  const { id, code, x, y, address, text, category, resident_id: resident, shown_id: shown } = row
  const [photos, events] = await Promise.all([repository.findSentPhotos(id), repository.findEvents(id)])
  const facts = factsOf(row, events)
  return {
    claim: {
      id,
      code,
      x,
      y,
      address,
      text,
      category,
      merged_into: facts.mergedInto,
      is_waiting: facts.confirmedAt === null,
      photos: photos.map((photo) => signPrivateLink(photo).url),
      steps: stepsOf(facts),
      next: nextStepOf(facts, isoDay(new Date(), env.TIME_ZONE)),
      public_url: shown === null ? null : paths.claim(shown),
      is_in_cabinet: resident !== null,
    },
  }
}

function factsOf(row: repository.StateRow, events: readonly repository.EventRow[]): ClaimFacts {
  return {
    code: row.code,
    createdAt: iso(row.created_at),
    confirmedAt: row.confirmed_at === null ? null : iso(row.confirmed_at),
    mergedInto: row.merged_into,
    department: row.department,
    events: events.map(({ title, note, created_at: at }) => ({ title, note, at: iso(at) })),
    deadline: row.deadline,
    confirmUntil: row.confirm_until,
    judgeUntil: row.judge_until,
  }
}

/** Revokes every private link of the claim. Throws notFound if this link is not valid. */
export async function endLinks(key: string): Promise<{ message: string }> {
  return inTransaction(async () => {
    const isEnded = await repository.dropLinks(keyHash(key))
    if (!isEnded) throw new AppError('notFound', { message: claimMessages.linkClosed })
    return { message: claimMessages.linksClosed }
  })
}

/** Returns one's own claim as the cabinet's feed shows it. Throws notFound for anybody else's. */
export async function getOwnClaim(id: number, residentId: number) {
  const found = await findOwn(residentId, id)
  if (!found) throw new AppError('notFound')
  return found
}

/**
 * Moves the claims that a guest sent into the cabinet of the account with the same confirmed address and notifies its owner. Call
 * it in the transaction that confirmed the address or the claim.
 */
export async function takeOver(residentId: number): Promise<void> {
  await inTransaction(async () => {
    for (const id of await repository.takeOverClaims(residentId)) {
      const text = 'Вы отправили её без входа с этой почты. Теперь она в личном кабинете.'
      await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text, url: paths.ownClaim(id) })
    }
    await takeOverJoins(residentId)
  })
}

function iso(moment: Date | string): string {
  return new Date(moment).toISOString()
}
