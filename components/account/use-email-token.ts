import { useCallback, useSyncExternalStore } from 'react'

/** Tokens by name, outside React: the URL drops them at once. */
const tokens = new Map<string, string>()

/** Returns the token of the hash `#name=token`, replaced by `next` before DialogHost mounts. */
export function useEmailToken(name: string, next: string): string | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const check = () => takeToken(name, next) && listener()
      check()
      window.addEventListener('hashchange', check)
      return () => window.removeEventListener('hashchange', check)
    },
    [name, next],
  )
  return useSyncExternalStore(
    subscribe,
    () => tokens.get(name) ?? null,
    () => null,
  )
}

function takeToken(name: string, next: string): boolean {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(`#${name}=`)) return false
  window.history.replaceState(null, '', pathname + search + (next && `#${next}`))
  tokens.set(name, decodeURIComponent(hash.slice(name.length + 2)))
  return true
}
