import { forgetResident, toOwner, rememberResident } from '@/lib/client/current-owner'
import { removeAllDrafts, removeDraftsOfOthers } from '@/lib/client/drafts'
import { removeToken, storeToken, readToken } from '@/lib/client/session-token'

interface SessionStart {
  api_token: string
  id: number
}

export function openSession({ api_token: token, id }: SessionStart): void {
  storeToken(token)
  rememberResident(token, id)
  void removeDraftsOfOthers(toOwner(id))
}

/** Removes a refused session; drafts stay. Returns false if another session is open now. */
export function endRefusedSession(token: string): boolean {
  if (token !== readToken()) return false
  removeToken()
  return true
}

/** Removes the session with all drafts: the next user may be someone else. */
export function closeSession(): void {
  forgetResident()
  removeAllDrafts()
  removeToken()
}
