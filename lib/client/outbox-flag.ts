/** Says without opening the store whether anything may lie in it: most visits load nothing of this. */
const FLAG = 'waiting-messages'

export function hasOutboxMessages(): boolean {
  try {
    return window.localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

/** Tells when something was kept, sent or deleted, in any tab. Returns the way to stop. */
export function watchOutbox(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => key === FLAG && listener()
  window.addEventListener(FLAG, listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    window.removeEventListener(FLAG, listener)
    window.removeEventListener('storage', inOtherTab)
  }
}

/** The time in the flag makes every change one that other tabs hear. */
export function setOutboxFlag(isAny: boolean): void {
  if (isAny) window.localStorage.setItem(FLAG, String(Date.now()))
  else window.localStorage.removeItem(FLAG)
  window.dispatchEvent(new Event(FLAG))
}
