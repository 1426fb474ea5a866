import { useSyncExternalStore } from 'react'

/** Remembers over a reload that there is something to say. It holds nothing of the resident. */
export class ReloadFlag {
  /** It belongs to this page, and is known once it is first asked. */
  private isLeft: boolean | undefined

  constructor(private readonly key: string) {}

  set(): void {
    try {
      window.sessionStorage.setItem(this.key, '1')
    } catch {
      // a browser that keeps nothing reloads without a note
    }
  }

  /** Answers whether the page before this one left the note; the next page does not say it again. */
  readonly isSet = (): boolean => (this.isLeft ??= this.take())

  private take(): boolean {
    try {
      const isKept = window.sessionStorage.getItem(this.key) !== null
      window.sessionStorage.removeItem(this.key)
      return isKept
    } catch {
      return false
    }
  }
}

const never = () => () => undefined

/** Does the same for what is drawn; never due on the server. */
export function useReloadFlag({ isSet: isDue }: ReloadFlag): boolean {
  return useSyncExternalStore(never, isDue, () => false)
}
