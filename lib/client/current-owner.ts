import { announceSession, readToken } from '@/lib/client/session-token'

const KEY = 'resident-id'
export const GUEST = 'guest'

/** Remembers whose the token is, for the hours without a connection in which nobody can be asked. */
export function rememberResident(token: string | null, id: number): void {
  if (token === null || token !== readToken()) return
  const before = currentOwner()
  try {
    window.localStorage.setItem(KEY, `${id}:${tokenSuffix(token)}`)
  } catch {
    // the browser has no room: without a connection nothing is kept for them, all else goes on
  }
  if (currentOwner() !== before) announceSession()
}

/** Forgets whose the session was: it ends by a logout. */
export function forgetResident(): void {
  window.localStorage.removeItem(KEY)
}

/** Says who writes in this browser: `guest`, a resident, or null while it is unknown whose the token is. */
export function currentOwner(): string | null {
  const token = readToken()
  if (token === null) return GUEST
  const [id, end] = readKey()
  return id && end === tokenSuffix(token) ? toOwner(id) : null
}

/** Returns the resident whose session ended without a logout; null if nobody's did. */
export function expiredOwner(): string | null {
  const [id] = readKey()
  return readToken() === null && id ? toOwner(id) : null
}

export function toOwner(id: number | string): string {
  return `resident:${id}`
}

function readKey(): string[] {
  try {
    return (window.localStorage.getItem(KEY) ?? '').split(':')
  } catch {
    return []
  }
}

/** Gives enough of the token to see that it is another one. */
function tokenSuffix(token: string): string {
  return token.slice(-8)
}
