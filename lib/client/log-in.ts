import { openSession } from '@/lib/client/session'
import type { User } from '@/lib/domains/residents/contract'

/** Loads what the call stands on, the contract and its schemas; the form can be read and filled in without them. */
export function loadLogin() {
  return Promise.all([import('@/lib/client/call'), import('@/lib/domains/residents/contract')])
}

/** Opens a session with an e-mail and a password: this browser keeps its token from then on. Throws AppError. */
export async function logIn(body: { email: string; password: string }): Promise<User> {
  const [{ call }, { login }] = await loadLogin()
  const { user } = await call(login, { body })
  openSession(user)
  return user
}
