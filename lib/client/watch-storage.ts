/** Calls the listener when this tab dispatches the event, or another tab changes the key. */
export function watchStorage(event: string, key: string, listener: () => void): () => void {
  const inOtherTab = (change: StorageEvent) => change.key === key && listener()
  window.addEventListener(event, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(event, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
