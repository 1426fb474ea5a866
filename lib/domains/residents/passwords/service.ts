import type { Visitor } from '@/lib/contract/caller'
import { checkAll, AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { confirmUnlessAwaited } from '@/lib/domains/residents/email-confirmation/repository'
import { takeEffect } from '@/lib/domains/residents/email-confirmation/waiting'
import { emails } from '@/lib/domains/residents/emails'
import { residentMessages } from '@/lib/domains/residents/messages'
import {
  dropPendingKeys,
  findCredentials,
  findHash,
  findResetKey,
  lockKeys,
  replaceHash,
  storeHash,
  storeResetKey,
  takeResetKey,
} from '@/lib/domains/residents/passwords/repository'
import { refuseWeakPassword } from '@/lib/domains/residents/passwords/rules'
import { findMailbox } from '@/lib/domains/residents/repository'
import { deleteSessions } from '@/lib/domains/residents/sessions/repository'
import { auditAs } from '@/lib/platform/audit/audit'
import { unionWaitingRows } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { Domain } from '@/lib/platform/domain'
import { hashPassword, matchPassword } from '@/lib/platform/keys/password-hash'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { deleteResidentAddresses, saveResidentAddress } from '@/lib/platform/limits/known-addresses'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { toReadableEmail } from '@/lib/text/email-address'

/** Returns the resident's id; null otherwise, after the same time. Stores a password of another Unicode form anew. */
export async function checkPassword(email: string, password: string): Promise<number | null> {
  const found = await findCredentials(email)
  const match = await matchPassword(found?.hash ?? null, password)
  if (match === null || !found) return null
  if (match === 'older') await replaceHash(found.id, found.hash, await hashPassword(password))
  return found.id
}

export async function newHash(password: string, email: string): Promise<string> {
  refuseWeakPassword(password, email)
  return hashPassword(password)
}

interface RestoreRequest {
  email: string
  from?: string | undefined
}

/** Emails a reset link; response and time are the same for an unknown address. */
export async function requestRestore({ email, from }: RestoreRequest): Promise<{ message: string }> {
  const key = newKey()
  await inTransaction(async () => {
    const owner = await storeResetKey(email, hashKey(key))
    await queueEmail(owner?.email ?? null, emails.restore(owner?.greeting ?? '', key, from))
  })
  return { message: residentMessages.passwordLinkSent }
}

/**
 * Sets a new password by a link, which also confirms the address if nothing waits for that; ends sessions and pending
 * address changes. Remembers the browser's network, so that others' guesses do not lock the owner out. Throws invalid at `token` or `password`.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  visitor: Visitor,
  domains: readonly Domain[],
) {
  const owner = await findResetKey(hashKey(token))
  if (!owner) throw expired()
  auditAs(owner.id)
  const hash = await newHash(password, owner.email)
  await inTransaction(async () => {
    await lockKeys(owner.id)
    if (!(await takeResetKey(hashKey(token)))) throw expired()
    await storeHash(owner.id, hash)
    await dropPendingKeys(owner.id)
    await deleteSessions(owner.id, null)
    await deleteResidentAddresses(owner.email)
    await saveResidentAddress(owner.email, visitor)
    await queueEmail(owner.email, emails.passwordChanged(owner.greeting, new Date()))
    // what waits may be a stranger's, who registered with this address: its owner sees it before confirming it
    if (await confirmUnlessAwaited(owner.id, unionWaitingRows(domains))) await takeEffect(domains, owner.id)
  })
  return { message: residentMessages.passwordChanged, email: toReadableEmail(owner.email) }
}

interface PasswordChange {
  current_password: string
  password: string
}

/** Changes the password; ends other sessions, sent links and address changes. Throws invalid at a field. */
export async function editPassword(residentId: number, sessionId: number, change: PasswordChange) {
  const mailbox = await findMailbox(residentId)
  const [, hash] = await checkAll([
    () => requireCurrentPassword(residentId, change.current_password),
    () => newHash(change.password, mailbox.email),
  ])
  await inTransaction(async () => {
    await lockKeys(residentId)
    await storeHash(residentId, hash)
    await dropPendingKeys(residentId)
    await deleteSessions(residentId, sessionId)
    await queueEmail(mailbox.email, emails.passwordChanged(mailbox.greeting, new Date()))
  })
  return { message: residentMessages.passwordChanged }
}

async function requireCurrentPassword(residentId: number, typed: string): Promise<void> {
  if ((await matchPassword(await findHash(residentId), typed)) !== null) return
  throw new AppError('invalid', { errors: { current_password: [residentMessages.wrongCurrentPassword] } })
}

function expired(): AppError {
  return new AppError('invalid', { errors: { token: [messages.linkExpired] } })
}
