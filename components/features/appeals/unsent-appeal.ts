import { GUEST } from '@/lib/client/current-owner'
import { draftKey } from '@/lib/client/drafts'

/** A guest's draft of its own, so that a logout removes it together with the draft of the appeal. */
const KEY = draftKey(GUEST, 'appeal-unsent')

interface UnsentAppeal {
  /** It says whether the consent was ticked when the author went to log in. */
  consents: boolean
}

/** Remembers that a guest went to log in with an appeal that they want to send. */
export function saveUnsent(unsent: UnsentAppeal): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // When the browser cannot store it, the form asks for the consent again.
  }
}

/**
 * Returns what was remembered about an appeal that is not sent yet; null when no guest went to log in from a filled
 * form.
 */
export function readUnsent(): UnsentAppeal | null {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as UnsentAppeal | null
  } catch {
    return null
  }
}

export function removeUnsent(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // When storage is not available, nothing was stored, so there is nothing to remove.
  }
}
