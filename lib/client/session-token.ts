import { clearCachedPages } from '@/lib/client/cached-pages'
import { watchStorage } from '@/lib/client/watch-storage'
import { TOKEN_KEY } from '@/lib/config/token-key'

const CHANGED = 'resident-token'

export function readToken(): string | null {
  try {
    return window.localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

/** Stores the token; the caller reloads the page. */
export function storeToken(token: string): void {
  window.localStorage.setItem(TOKEN_KEY, token)
}

export function removeToken(): void {
  window.localStorage.removeItem(TOKEN_KEY)
  void clearCachedPages()
  announceSession()
}

export function announceSession(): void {
  window.dispatchEvent(new Event(CHANGED))
}

export function watchToken(listener: () => void): () => void {
  return watchStorage(CHANGED, TOKEN_KEY, listener)
}

const LOGIN_REQUESTED = 'login-requested'

export function requestLogin(): void {
  window.dispatchEvent(new Event(LOGIN_REQUESTED))
}

export function watchLoginRequests(listener: () => void): () => void {
  window.addEventListener(LOGIN_REQUESTED, listener)
  return () => window.removeEventListener(LOGIN_REQUESTED, listener)
}
