const KEY = 'account-changed'

/** Tells this tab and the others that the account changed outside of their forms: a letter's link was opened. */
export function announceAccountChange(): void {
  try {
    // another value each time, so that other tabs hear it
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // a browser that stores nothing has no other tab of this resident
  }
  window.dispatchEvent(new Event(KEY))
}

/** Calls back when the account changed in this tab or another. Returns the way to stop. */
export function watchAccountChanges(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => key === KEY && listener()
  window.addEventListener(KEY, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(KEY, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
