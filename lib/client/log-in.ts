import { openSession } from '@/lib/client/session'
import type { User } from '@/lib/client/user'

/** Loads the contract and its schemas, which the form does not need to be filled in. */
export function loadLogin() {
  return Promise.all([import('@/lib/client/call'), import('@/lib/domains/residents/contract')])
}

/** Opens a session and stores its token. Throws AppError. */
export async function logIn(body: { email: string; password: string }): Promise<User> {
  const [{ call }, { login }] = await loadLogin()
  const { user } = await call(login, { body })
  openSession(user)
  return user
}
