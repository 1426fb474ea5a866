const KEY = 'account-changed'

/** Notifies this tab and others that the account changed outside their forms, by an email link. */
export function announceAccountChange(): void {
  try {
    // a new value each time, so that other tabs notice
    window.localStorage.setItem(KEY, String(Date.now()))
  } catch {
    // without storage there is no other tab of this resident
  }
  window.dispatchEvent(new Event(KEY))
}

export function watchAccountChanges(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => key === KEY && listener()
  window.addEventListener(KEY, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(KEY, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
