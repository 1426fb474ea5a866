import { useBrowserValue } from '@/components/ui/use-hydrated'

export class ReloadFlag {
  private wasSet: boolean | undefined

  constructor(private readonly key: string) {}

  set(): void {
    try {
      window.sessionStorage.setItem(this.key, '1')
    } catch {
      // without storage the page reloads without a message
    }
  }

  /** True if the previous page set the flag; the next page does not see it. */
  readonly isSet = (): boolean => (this.wasSet ??= this.take())

  private take(): boolean {
    try {
      const wasSet = window.sessionStorage.getItem(this.key) !== null
      window.sessionStorage.removeItem(this.key)
      return wasSet
    } catch {
      return false
    }
  }
}

export function useReloadFlag({ isSet }: ReloadFlag): boolean {
  return useBrowserValue(isSet, false)
}
