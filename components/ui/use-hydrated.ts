import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Answers false on the server and while the browser takes the page over, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Does the same for what nobody waits for: it becomes true between what is more urgent. */
export function useHydratedSoon(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
