import { clearCachedPages } from '@/lib/client/cached-pages'
import { TOKEN_KEY } from '@/lib/config/token-key'

const CHANGED = 'resident-token'

/** Reads the token of this browser's resident; null for a guest, and where the browser keeps nothing. */
export function readToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

/** Stores the token of a session; the page is reloaded then, so that everything on it knows. */
export function storeToken(token: string): void {
  window.localStorage.setItem(TOKEN_KEY, token)
}

/** Removes the token and the kept pages of its resident. */
export function removeToken(): void {
  window.localStorage.removeItem(TOKEN_KEY)
  void clearCachedPages()
  announceSession()
}

/** Tells this tab that the session or its owner changed. */
export function announceSession(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back when the token or its owner changes in this tab, or the token in another. Returns the way to stop. */
export function watchToken(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => key === TOKEN_KEY && listener()
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
