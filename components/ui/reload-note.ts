import { useSyncExternalStore } from 'react'

/** Says over a reload that there is something to tell. Nothing of the resident lies in it. */
export class ReloadNote {
  /** Of this page, known once it is first asked. */
  private isLeft: boolean | undefined

  constructor(private readonly key: string) {}

  leave(): void {
    try {
      window.sessionStorage.setItem(this.key, '1')
    } catch {
      // a browser that keeps nothing reloads without a word
    }
  }

  /** Whether the page before this one left it; the next one does not tell again. */
  readonly isDue = (): boolean => (this.isLeft ??= this.take())

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

/** The same for what is drawn; never due on the server. */
export function useReloadNote({ isDue }: ReloadNote): boolean {
  return useSyncExternalStore(never, isDue, () => false)
}
