import { DRAFT_PREFIX } from '@/lib/contract/draft-prefix'

/** Lies beside the draft of the appeal and goes with it: a logout takes both away. */
const KEY = `${DRAFT_PREFIX}appeal-unsent`

interface UnsentAppeal {
  /** Whether the consent was ticked when its author went to log in. */
  consents: boolean
}

/** A guest goes to log in with an appeal that they want to send. */
export function keepUnsent(unsent: UnsentAppeal): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(unsent))
  } catch {
    // a browser that keeps nothing asks for the consent anew
  }
}

/** What is not sent yet; null where nobody went to log in from a filled form. */
export function readUnsent(): UnsentAppeal | null {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as UnsentAppeal | null
  } catch {
    return null
  }
}

export function forgetUnsent(): void {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
