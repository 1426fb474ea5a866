import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns `onServer` on the server and during hydration, afterwards what `read` returns at each render. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer)
}

export function useHydrated(): boolean {
  return useBrowserValue(() => true, false)
}

/** The same in a transition: it yields to urgent updates. */
export function useHydratedSoon(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
