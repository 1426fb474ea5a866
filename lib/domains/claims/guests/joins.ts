import * as joins from '@/lib/domains/claims/guests/joins-repository'
import { letters } from '@/lib/domains/claims/letters/letters'
import { insertJoin } from '@/lib/domains/claims/reports/repository'
import { logConsent } from '@/lib/domains/residents/consents/service'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { keyHash, newKey, stableKey } from '@/lib/platform/keys/secret-keys'
import { queueLetter } from '@/lib/platform/mail/post'
import { paths } from '@/lib/config/paths'
import type { Visitor } from '@/lib/contract/caller'
import type { ConsentPurpose } from '@/lib/contract/consents'
import { AppError } from '@/lib/contract/errors'
import { claimMessages } from '@/lib/domains/claims/messages'
import { messages } from '@/lib/contract/messages'

interface JoinRequest {
  id: number
  email: string
  consents: ConsentPurpose[]
}

/** Sends a guest the letter that confirms the join of a public open claim. Throws notFound. */
export async function askToJoin({ id: number, email, consents }: JoinRequest, visitor: Visitor) {
  const key = newKey()
  return inTransaction(async () => {
    const id = await joins.storeGuestJoin(number, email, keyHash(key))
    if (id === null) throw new AppError('notFound')
    await logConsent(consents, { purpose: 'claim', residentId: null, contact: email, ...visitor })
    await queueLetter(email, letters.confirmJoin(id, key))
    return { message: claimMessages.joinAwaitsEmailLink(id) }
  })
}

/**
 * Joins the guest whose letter was opened; an account with the same confirmed address joins instead. Throws invalid at
 * `token` for a link that is over.
 */
export async function confirmJoin(token: string): Promise<{ message: string; url: string }> {
  return inTransaction(async () => {
    const asked = await joins.findAskedJoin(keyHash(token))
    if (!asked) throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
    return { message: await settleJoin(asked), url: paths.claim(asked.claim_id) }
  })
}

async function settleJoin(asked: joins.AskedJoin): Promise<string> {
  const { claim_id: id, email, resident_id: residentId } = asked
  if (asked.has_joined) return messages.alreadyConfirmed
  if (asked.is_own || !asked.is_open || residentId !== null) await joins.deleteGuestJoin(id, email)
  if (asked.is_own) return claimMessages.ownClaim
  if (!asked.is_open) return claimMessages.joinTooLate(id)
  if (residentId === null) await joins.confirmGuestJoin(id, email)
  else await insertJoin(id, residentId)
  return claimMessages.joined(id)
}

/** Returns the key with which a guest who joined ends the letters about the claim. */
export function stopKeyOf(claimId: number, email: string): string {
  return `${claimId}-${stableKey(`claim join ${claimId} ${email.toLowerCase()}`)}`
}

/** Ends the letters about a claim that a guest joined; null for a key of nobody. */
export async function stopJoinLetters(key: string): Promise<string | null> {
  const id = Number(/^(\d{1,9})-/.exec(key)?.[1])
  if (!id) return null
  const email = (await joins.findGuestJoins(id)).find((one) => stopKeyOf(id, one) === key)
  return email !== undefined && (await joins.deleteGuestJoin(id, email)) ? claimMessages.unsubscribed : null
}
