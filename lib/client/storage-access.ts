import { messages } from '@/lib/contract/messages'
import { UserError } from '@/lib/text/user-error'

const PROBE = 'storage-probe'

/** Returns whether the browser lets the portal store a session; one that blocks all cookies does not. */
export function hasStorage(): boolean {
  try {
    window.localStorage.setItem(PROBE, PROBE)
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

/** Throws what to tell a person if the browser stores no session: nothing may be sent then. */
export function requireStorage(): void {
  if (!hasStorage()) throw new UserError(messages.storageBlocked)
}
