import { APIError, type CollectionAfterChangeHook, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { inRequest } from '@/lib/platform/database/payload-client'
import { readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'
import { endSessionsWithoutFactor, endSessionsOfOtherRoles } from '@/lib/office/staff/sessions/payload-sessions'
import { env } from '@/lib/config/env'

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

export function unauthorized(): APIError {
  return new APIError('Вход не выполнен.', 401, null, true)
}

/** Returns the account that is logged in, with the number of its session. Throws 401. */
export async function requireAccount({ user }: PayloadRequest): Promise<{ account: Security; sessionId: string }> {
  const account = user?.collection === 'staff' ? await readSecurity(user.id) : null
  if (!account || !user) throw unauthorized()
  const { _sid: sessionId } = user as { _sid?: unknown }
  return { account, sessionId: typeof sessionId === 'string' ? sessionId : '' }
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

/** These see content only; every other role sees personal data. */
const ROLES_WITHOUT_PERSONAL_DATA: readonly StaffRole[] = ['editor', 'author']

export function needsSecondFactor(roles: readonly StaffRole[] | null | undefined): boolean {
  const isRequired = env.STAFF_SECOND_FACTOR === 'required'
  return isRequired && (roles ?? []).some((role) => !ROLES_WITHOUT_PERSONAL_DATA.includes(role))
}

/** Ends sessions that began before the second factor was required. */
export async function endSessionsBeforeRequirement(): Promise<void> {
  if (env.STAFF_SECOND_FACTOR === 'required') await endSessionsOfOtherRoles(ROLES_WITHOUT_PERSONAL_DATA)
}
