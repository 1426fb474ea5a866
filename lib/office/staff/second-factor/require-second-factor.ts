import { APIError, type CollectionAfterChangeHook, type CollectionBeforeLoginHook } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { inRequest } from '@/lib/platform/database/payload-client'
import { needsSecondFactor } from '@/lib/office/staff/second-factor/policy'
import { readSecurity } from '@/lib/office/staff/second-factor/repository'
import { endSessionsWithoutFactor } from '@/lib/office/staff/sessions/payload-sessions'

/** The password is right, but no token is issued before the second factor. */
export class SecondFactorRequired extends APIError {
  constructor(readonly staffId: number) {
    super('Нужен код второго фактора: войдите в редакцию заново.', 403, null, true)
  }
}

export class AccountBlocked extends APIError {
  constructor() {
    super('Вход закрыт: обратитесь к администратору портала.', 403, null, true)
  }
}

/**
 * Runs in all operations of Payload that sign a token (login, reset of a password, first account), before they sign it.
 * Only `issueSession` signs one after the second factor.
 */
export const requireSecondFactor: CollectionBeforeLoginHook<{ id: number }> = async ({ user }) => {
  const account = await readSecurity(user.id)
  if (!account || account.isBlocked) throw new AccountBlocked()
  if (account.secret !== null || needsSecondFactor(account.roles)) throw new SecondFactorRequired(user.id)
  return user
}

/** A new role may show personal data: sessions that began without a second factor end. */
export const endWeakSessions: CollectionAfterChangeHook<{ id: number; roles?: StaffRole[] | null }> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'update' && needsSecondFactor(doc.roles))
    await inRequest(req, () => endSessionsWithoutFactor(doc.id))
  return doc
}
