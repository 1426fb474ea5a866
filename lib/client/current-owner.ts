import { announceSession, readToken } from '@/lib/client/session-token'

const KEY = 'resident-id'
export const GUEST = 'guest'

/** Stores the token's owner, for work without a connection. */
export function rememberResident(token: string | null, id: number): void {
  if (token === null || token !== readToken()) return
  const before = currentOwner()
  try {
    window.localStorage.setItem(KEY, `${id}:${tokenSuffix(token)}`)
  } catch {}
  if (currentOwner() !== before) announceSession()
}

export function forgetResident(): void {
  window.localStorage.removeItem(KEY)
}

/** Returns `guest`, a resident, or null while the token's owner is unknown. */
export function currentOwner(): string | null {
  const token = readToken()
  if (token === null) return GUEST
  const [id, end] = readKey()
  return id && end === tokenSuffix(token) ? toOwner(id) : null
}

/** Returns the resident whose session expired without a logout. */
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

function tokenSuffix(token: string): string {
  return token.slice(-8)
}
