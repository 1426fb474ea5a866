import { useSyncExternalStore } from 'react'

/** A flag that survives one reload; holds no personal data. */
export class ReloadFlag {
  /** Cached: the storage is cleared at the first read. */
  private isLeft: boolean | undefined

  constructor(private readonly key: string) {}

  set(): void {
    try {
      window.sessionStorage.setItem(this.key, '1')
    } catch {
      // without storage the page reloads without a message
    }
  }

  /** True if the previous page set the flag; the next page does not see it. */
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

export function useReloadFlag({ isSet: isDue }: ReloadFlag): boolean {
  return useSyncExternalStore(never, isDue, () => false)
}
