import { forgetResident, toOwner, rememberResident } from '@/lib/client/current-owner'
import { removeAllDrafts, removeDraftsOfOthers } from '@/lib/client/drafts'
import { removeToken, storeToken, readToken } from '@/lib/client/session-token'

const LOGIN_REQUESTED = 'login-requested'

interface SessionStart {
  api_token: string
  id: number
}

/** Stores a new session after a login or a registration. */
export function openSession({ api_token: token, id }: SessionStart): void {
  storeToken(token)
  rememberResident(token, id)
  void removeDraftsOfOthers(toOwner(id))
}

/** Removes a session that the server refused; drafts stay for its resident. Returns false if another session is open by now. */
export function endRefusedSession(token: string): boolean {
  if (token !== readToken()) return false
  removeToken()
  return true
}

/** Removes the session and everything that its resident typed: the next user may be someone else. */
export function closeSession(): void {
  forgetResident()
  removeAllDrafts()
  removeToken()
}

/** Asks the page to open the login dialog: a form or a press was refused, because the session had ended. */
export function requestLogin(): void {
  window.dispatchEvent(new Event(LOGIN_REQUESTED))
}

/** Calls back when the login is requested. Returns the way to stop. */
export function watchLoginRequests(listener: () => void): () => void {
  window.addEventListener(LOGIN_REQUESTED, listener)
  return () => window.removeEventListener(LOGIN_REQUESTED, listener)
}
