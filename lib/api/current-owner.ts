import { readToken } from '@/lib/api/session-token'

const KEY = 'resident-id'
export const GUEST = 'guest'

/** Remembers whose the token is, for the hours without a connection in which nobody can be asked. */
export function rememberResident(token: string | null, id: number): void {
  if (token === null || token !== readToken()) return
  try {
    window.localStorage.setItem(KEY, `${id}:${endOf(token)}`)
  } catch {
    // the browser has no room: without a connection nothing is kept for them, all else goes on
  }
}

/** Says who writes in this browser: `guest`, a resident, or null while it is unknown whose the token is. */
export function currentOwner(): string | null {
  const token = readToken()
  if (token === null) return GUEST
  const [id, end] = (window.localStorage.getItem(KEY) ?? '').split(':')
  return id && end === endOf(token) ? `resident:${id}` : null
}

/** Gives enough of the token to see that it is another one. */
function endOf(token: string): string {
  return token.slice(-8)
}
