import { useSyncExternalStore } from 'react'
import { readToken, watchToken } from '@/lib/client/session-token'

/** Gives the token of this browser's resident: null for a guest, undefined before the browser knows. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(watchToken, readToken, () => undefined)
}
