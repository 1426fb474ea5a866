import * as repository from '@/lib/domains/claims/guests/repository'
import type { ClaimState } from '@/lib/domains/claims/shapes'
import { takeOverJoins } from '@/lib/domains/claims/guests/joins-repository'
import { getNextStep, listSteps, type ClaimFacts } from '@/lib/domains/claims/guests/steps'
import { emails } from '@/lib/domains/claims/emails/emails'
import { notify } from '@/lib/domains/notifications/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { signPrivateLink } from '@/lib/platform/files/private-links'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { claimMessages } from '@/lib/domains/claims/messages'
import { isoDay, toIso } from '@/lib/time/dates'

/** Makes a private link to the claim's state in the caller's transaction. Returns its path, for the author only. */
export async function makeLink(claimId: number): Promise<string> {
  const key = newKey()
  await repository.storeLink(claimId, hashKey(key))
  return paths.claimState(key)
}

/** Emails a guest a new private link. Response and time are the same if no guest sent this claim from this address. */
export async function findGuestClaim({ id, email }: { id: number; email: string }): Promise<{ message: string }> {
  const linkKey = newKey()
  const confirmKey = newKey()
  await inTransaction(async () => {
    const claim = await repository.storeLinkByAddress(id, email, hashKey(linkKey))
    const isUnconfirmed = claim !== null && !claim.is_confirmed
    const isRenewed = isUnconfirmed && (await repository.replaceClaimKey(id, hashKey(confirmKey)))
    const link = paths.claimState(linkKey)
    const message = isRenewed ? emails.confirmClaim(id, confirmKey, link) : emails.claimLink(id, link)
    await queueEmail(claim && email, message)
  })
  return { message: claimMessages.linkSent }
}

/** Throws notFound for a link that was revoked or never existed. */
export async function getState(key: string): Promise<{ claim: ClaimState }> {
  const row = await repository.findByLink(hashKey(key))
  if (!row) throw new AppError('notFound', { message: claimMessages.linkClosed })
  const { id, code, x, y, address, text, category, resident_id: resident, shown_id: shown } = row
  const [photos, events] = await Promise.all([repository.findSentPhotos(id), repository.findEvents(id)])
  const facts = toFacts(row, events)
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
      steps: listSteps(facts),
      next: getNextStep(facts, isoDay(new Date(), env.TIME_ZONE)),
      public_url: shown === null ? null : paths.claim(shown),
      is_in_cabinet: resident !== null,
    },
  }
}

function toFacts(row: repository.StateRow, events: readonly repository.EventRow[]): ClaimFacts {
  return {
    code: row.code,
    createdAt: toIso(row.created_at),
    confirmedAt: row.confirmed_at === null ? null : toIso(row.confirmed_at),
    mergedInto: row.merged_into,
    department: row.department,
    events: events.map(({ title, public_text: text, note, created_at: at }) => ({ title, text, note, at: toIso(at) })),
    deadline: row.deadline,
    confirmUntil: row.confirm_until,
    judgeUntil: row.judge_until,
  }
}

export async function endLinks(key: string): Promise<{ message: string }> {
  return inTransaction(async () => {
    const isEnded = await repository.dropLinks(hashKey(key))
    if (!isEnded) throw new AppError('notFound', { message: claimMessages.linkClosed })
    return { message: claimMessages.linksClosed }
  })
}

/**
 * Moves the claims that a guest sent to the account with the same confirmed address and notifies its owner. Call it in
 * the transaction that confirmed the address or the claim.
 */
export async function takeOver(residentId: number): Promise<void> {
  await inTransaction(async () => {
    for (const id of await repository.takeOverClaims(residentId)) {
      const text = 'Вы отправили её без входа с этой почты. Теперь она в личном кабинете.'
      await notify(residentId, { kind: 'claim', title: `Заявка № ${id}`, text, url: paths.myClaim(id) })
    }
    await takeOverJoins(residentId)
  })
}
