import { useSyncExternalStore } from 'react'
import { readToken, watchToken } from '@/lib/client/session-token'

/** Null for a guest, undefined during server rendering. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(watchToken, readToken, () => undefined)
}
