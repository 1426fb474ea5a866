import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import {
  confirmAddress,
  findSpentKey,
  redirectEmails,
  storeEmailKey,
  takeEmailKey,
} from '@/lib/domains/residents/email-confirmation/repository'
import { takeEffect } from '@/lib/domains/residents/email-confirmation/waiting'
import { emails } from '@/lib/domains/residents/emails'
import { residentMessages } from '@/lib/domains/residents/messages'
import { dropPendingKeys } from '@/lib/domains/residents/passwords/repository'
import { findMailbox, isEmailTaken, type Mailbox } from '@/lib/domains/residents/repository'
import { auditAs } from '@/lib/platform/audit/audit'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { Domain } from '@/lib/platform/domain'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { isUniqueViolation } from '@/lib/runtime/database-errors'
import { toReadableEmail } from '@/lib/text/email-address'

/**
 * Emails a link to confirm a new address, or the present one again. A confirmed old address is informed; an unconfirmed
 * one may be a stranger's. Throws invalid at `email`.
 */
export async function editEmail(residentId: number, email: string) {
  const key = newKey()
  return inTransaction(async () => {
    // the key is locked before the account, as in a confirmation; later reads stay true
    await storeEmailKey(residentId, email, hashKey(key))
    const mailbox = await findMailbox(residentId)
    await requireNew(mailbox, email)
    if (mailbox.is_confirmed) await askToConfirmNew(mailbox, email, key)
    else await queueEmail(email, emails.confirmFirstEmail(key))
    const message = email === mailbox.email ? residentMessages.confirmationSentAgain : residentMessages.emailChangeSent
    return { message, pending_email: toReadableEmail(email) }
  })
}

async function requireNew(mailbox: Mailbox, email: string): Promise<void> {
  if (mailbox.email === email && mailbox.is_confirmed) throw refused(residentMessages.emailUnchanged)
  if (mailbox.email !== email && (await isEmailTaken(email))) throw refused(residentMessages.emailTaken)
}

async function askToConfirmNew(mailbox: Mailbox, email: string, key: string): Promise<void> {
  await queueEmail(email, emails.confirmNewEmail(key))
  await queueEmail(mailbox.email, emails.emailChangeAsked(mailbox.greeting, email))
}

/** Confirms an address; what waited for it takes effect in the same transaction. Throws invalid at `token`. */
export async function confirmEmail(token: string, domains: readonly Domain[]) {
  return inTransaction(() => takeAddress(hashKey(token), domains)).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refused(residentMessages.emailTaken) : error
  })
}

async function takeAddress(token: Buffer, domains: readonly Domain[]) {
  const key = await takeEmailKey(token)
  if (!key) return answerSpentKey(token)
  auditAs(key.id)
  const before = await findMailbox(key.id)
  await confirmAddress(key.id, key.email)
  if (before.email !== key.email) {
    await dropPendingKeys(key.id) // these links were sent to the old mailbox
    if (before.is_confirmed) {
      await redirectEmails(key.id, before.email, key.email)
      await queueEmail(before.email, emails.emailChanged(before.greeting, key.email))
    }
  }
  const effects = await takeEffect(domains, key.id)
  return { message: residentMessages.emailConfirmed, email: toReadableEmail(key.email), effects }
}

/** Mail programs open links twice, so a used link returns success. */
async function answerSpentKey(token: Buffer) {
  const key = await findSpentKey(token)
  if (!key) throw new AppError('invalid', { errors: { token: [messages.linkExpired] } })
  auditAs(key.id)
  return { message: messages.alreadyConfirmed, email: toReadableEmail(key.email), effects: [] }
}

function refused(message: string): AppError {
  return new AppError('invalid', { errors: { email: [message] } })
}
