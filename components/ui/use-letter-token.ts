import { useCallback, useSyncExternalStore } from 'react'

/** Tokens of letters' links by their names, kept apart from React, because the address forgets them at once. */
const letterTokens = new Map<string, string>()

/**
 * Gives the token of a letter's link `#name=token`. It never stays in the address: `next` stands there instead. It is
 * mounted before HashDialogOpener, which then finds `next`.
 */
export function useLetterToken(name: string, next: string): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const look = () => takeLetterToken(name, next) && listener()
      look()
      window.addEventListener('hashchange', look)
      return () => window.removeEventListener('hashchange', look)
    },
    [name, next],
  )
  return useSyncExternalStore(
    subscribe,
    () => letterTokens.get(name) ?? null,
    () => null,
  )
}

function takeLetterToken(name: string, next: string): boolean {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(`#${name}=`)) return false
  window.history.replaceState(null, '', pathname + search + (next && `#${next}`))
  letterTokens.set(name, decodeURIComponent(hash.slice(name.length + 2)))
  return true
}
