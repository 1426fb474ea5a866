import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** The value once it has stayed the same for half a second, as while typing stops. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
