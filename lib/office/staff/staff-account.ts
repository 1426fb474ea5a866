import { APIError, type PayloadRequest } from 'payload'
import { readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'

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
