import { claimMessages } from '@/lib/domains/claims/messages'
import * as joins from '@/lib/domains/claims/guests/joins-repository'
import { emails } from '@/lib/domains/claims/emails/emails'
import { logConsent } from '@/lib/domains/consents/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { hashKey, newKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { paths } from '@/lib/config/paths'
import type { Visitor } from '@/lib/contract/caller'
import type { ConsentPurpose } from '@/lib/contract/consents'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

interface JoinRequest {
  id: number
  email: string
  consents: ConsentPurpose[]
}

/** Emails a guest the link that confirms joining a public open claim. Throws notFound. */
export async function requestJoin({ id: number, email, consents }: JoinRequest, visitor: Visitor) {
  const key = newKey()
  return inTransaction(async () => {
    const id = await joins.storeGuestJoin(number, email, hashKey(key))
    if (id === null) throw new AppError('notFound')
    await logConsent(consents, { purpose: 'claim', residentId: null, contact: email, ...visitor })
    await queueEmail(email, emails.confirmJoin(id, key))
    return { message: claimMessages.joinAwaitsEmailLink(id) }
  })
}

/**
 * Joins the guest who opened the emailed link; an account with the same confirmed address joins instead. Throws invalid
 * at `token` for an expired link.
 */
export async function confirmJoin(key: string): Promise<{ message: string; url: string }> {
  const token = hashKey(key)
  return inTransaction(async () => {
    const pending = await joins.findPendingJoin(token)
    if (pending) return { message: await settleJoin(token, pending), url: paths.claim(pending.claim_id) }
    const spent = await joins.findSpentJoin(token)
    if (spent === null) throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
    return { message: messages.alreadyConfirmed, url: paths.claim(spent) }
  })
}

/** A link that joins nobody stays until its term ends: opened again, it says the same. */
async function settleJoin(token: Buffer, pending: joins.PendingJoin): Promise<string> {
  const { claim_id: id, resident_id: residentId } = pending
  if (pending.is_used) return messages.alreadyConfirmed
  if (pending.is_own) return claimMessages.myClaim
  if (!pending.is_open) return claimMessages.joinTooLate(id)
  await joins.confirmGuestJoin(token, id)
  if (residentId !== null) await joins.takeOverJoins(residentId)
  return claimMessages.joined(id)
}

export function toUnsubscribeKey(claimId: number, email: string): string {
  return `${claimId}-${stableKey(`claim join ${claimId} ${email.toLowerCase()}`)}`
}

/** Ends the emails about a claim that a guest joined. Returns null for an unknown key. */
export async function unsubscribeFromClaim(key: string): Promise<string | null> {
  const id = Number(/^(\d{1,9})-/.exec(key)?.[1])
  if (!id) return null
  const email = (await joins.findGuestJoins(id)).find((one) => toUnsubscribeKey(id, one) === key)
  return email !== undefined && (await joins.deleteGuestJoin(id, email)) ? claimMessages.unsubscribed : null
}
