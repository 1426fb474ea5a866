import { useSyncExternalStore } from 'react'
import { readToken, watchToken } from '@/lib/client/session-token'

/** Returns the token; null for a guest, undefined during server rendering. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(watchToken, readToken, () => undefined)
}
