import { watchStorage } from '@/lib/client/watch-storage'

/** Set if the outbox may hold messages, so that most visits load nothing of it. */
const FLAG = 'waiting-messages'

export function hasOutboxMessages(): boolean {
  try {
    return window.localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

export function watchOutbox(listener: () => void): () => void {
  return watchStorage(FLAG, FLAG, listener)
}

/** The time makes every change visible to other tabs. */
export function setOutboxFlag(isAny: boolean): void {
  if (isAny) window.localStorage.setItem(FLAG, String(Date.now()))
  else window.localStorage.removeItem(FLAG)
  window.dispatchEvent(new Event(FLAG))
}
