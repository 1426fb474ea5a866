import { forgetKeptPages } from '@/lib/api/kept-pages'
import { DRAFT_PREFIX } from '@/lib/contract/draft-prefix'
import { TOKEN_KEY } from '@/lib/shared/token-key'
import { DRAFT_DATABASE } from '@/lib/shared/draft-database'

const CHANGED = 'resident-token'

/** Reads the token of this browser's resident; null for a guest, and where the browser keeps nothing. */
export function readToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

/** Keeps the token after login and registration; the page is reloaded then, so that everything on it knows. */
export function keepToken(token: string): void {
  window.localStorage.setItem(TOKEN_KEY, token)
}

/**
 * Drops the token after a logout, or when the server no longer knows it: what was typed goes too, the next reader is
 * another.
 */
export function dropToken(): void {
  window.localStorage.removeItem(TOKEN_KEY)
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(DRAFT_PREFIX)) window.localStorage.removeItem(key)
  }
  window.indexedDB?.deleteDatabase(DRAFT_DATABASE)
  void forgetKeptPages()
  window.dispatchEvent(new Event(CHANGED))
}

/** Tells when the token goes in this tab, or comes and goes in another. Returns the way to stop. */
export function watchToken(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => key === TOKEN_KEY && listener()
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
