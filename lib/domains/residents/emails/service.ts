import {
  confirmAddress,
  findSpentKey,
  replaceUnconfirmed,
  storeEmailKey,
  takeEmailKey,
} from '@/lib/domains/residents/emails/repository'
import { takeEffect } from '@/lib/domains/residents/emails/take-effect'
import { dropKeysUnderWay } from '@/lib/domains/residents/passwords/repository'
import { findMailbox, isEmailTaken, type Mailbox } from '@/lib/domains/residents/repository'
import { auditAs } from '@/lib/platform/audit/audit'
import { isTaken } from '@/lib/shared/error-causes'
import { letters } from '@/lib/domains/residents/letters'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueLetter } from '@/lib/platform/mail/post'
import { keyHash, newKey } from '@/lib/platform/keys/secret-keys'
import type { Domain } from '@/lib/platform/domain'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/**
 * Asks the address to confirm itself, the present one once more too, and tells the old one of a new. An address that nobody has
 * confirmed may be a slip and somebody else's: the new one takes its place at once, and it is told nothing. Throws invalid
 * at `email`.
 */
export async function editEmail(residentId: number, email: string) {
  const key = newKey()
  return inTransaction(async () => {
    // The key is locked before the account, as a confirmation locks them; what is read after it stays true.
    await storeEmailKey(residentId, email, keyHash(key))
    const mailbox = await findMailbox(residentId)
    await requireNew(mailbox, email)
    if (mailbox.is_confirmed) await askNew(mailbox, email, key)
    else await askFirst(residentId, { mailbox, email, key })
    const message = email === mailbox.email ? messages.emailLetterAgain : messages.emailChangeSent
    return { message, pending_email: email }
  }).catch((error: unknown) => {
    throw isTaken(error) ? refused(messages.emailTaken) : error
  })
}

async function requireNew(mailbox: Mailbox, email: string): Promise<void> {
  if (mailbox.email === email && mailbox.is_confirmed) throw refused(messages.emailIsTheSame)
  if (mailbox.email !== email && (await isEmailTaken(email))) throw refused(messages.emailTaken)
}

/** The account goes on with its confirmed address until the new one is confirmed. */
async function askNew(mailbox: Mailbox, email: string, key: string): Promise<void> {
  await queueLetter(email, letters.confirmNewEmail(key))
  await queueLetter(mailbox.email, letters.emailChangeAsked(mailbox.greeting, email))
}

async function askFirst(residentId: number, { mailbox, email, key }: { mailbox: Mailbox; email: string; key: string }) {
  if (mailbox.email !== email) await mendAddress(residentId, email)
  await queueLetter(email, letters.confirmFirstEmail(key))
}

/** Links that lie in the mailbox of the slip open nothing any more. */
async function mendAddress(residentId: number, email: string): Promise<void> {
  await replaceUnconfirmed(residentId, email)
  await dropKeysUnderWay(residentId)
}

/**
 * Confirms the address that a letter went to; in the same transaction all that waited for it in the domains takes effect.
 * Throws invalid at `token` when the link cannot be used any more.
 */
export async function confirmEmail(token: string, domains: readonly Domain[]) {
  return inTransaction(() => takeAddress(keyHash(token), domains)).catch((error: unknown) => {
    throw isTaken(error) ? refused(messages.emailTaken) : error
  })
}

async function takeAddress(token: Buffer, domains: readonly Domain[]) {
  const key = await takeEmailKey(token)
  if (!key) return sayOfSpent(token)
  auditAs(key.id)
  const before = await findMailbox(key.id)
  await confirmAddress(key.id, key.email)
  if (before.email !== key.email) {
    await dropKeysUnderWay(key.id) // They lie in the old mailbox.
    await queueLetter(before.email, letters.emailChanged(before.greeting, key.email))
  }
  await takeEffect(domains, key.id)
  return { message: messages.emailConfirmed, email: key.email }
}

/** A mail program, or a second press, opens a link again: what it was for is done. */
async function sayOfSpent(token: Buffer) {
  const key = await findSpentKey(token)
  if (!key) throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
  auditAs(key.id)
  return { message: messages.alreadyConfirmed, email: key.email }
}

function refused(message: string): AppError {
  return new AppError('invalid', { errors: { email: [message] } })
}
