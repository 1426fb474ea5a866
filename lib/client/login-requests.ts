const LOGIN_REQUESTED = 'login-requested'

export function requestLogin(): void {
  window.dispatchEvent(new Event(LOGIN_REQUESTED))
}

export function watchLoginRequests(listener: () => void): () => void {
  window.addEventListener(LOGIN_REQUESTED, listener)
  return () => window.removeEventListener(LOGIN_REQUESTED, listener)
}
