import { messages } from '@/lib/contract/messages'
import { UserError } from '@/lib/text/user-error'

const PROBE = 'storage-probe'

/** Returns false if the browser blocks storage, so that no session can be stored. */
export function hasStorage(): boolean {
  try {
    window.localStorage.setItem(PROBE, PROBE)
    window.localStorage.removeItem(PROBE)
    return true
  } catch {
    return false
  }
}

export function requireStorage(): void {
  if (!hasStorage()) throw new UserError(messages.storageBlocked)
}
