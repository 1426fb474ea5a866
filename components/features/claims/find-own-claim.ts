'use client'

import type { AnswerOf } from '@/lib/contract/operation'
import type { getOwnClaim } from '@/lib/domains/claims/contract'

export type FoundClaim = AnswerOf<typeof getOwnClaim>

/**
 * Returns the resident's own claim of this number; null when it is somebody else's or does not exist. Pages hand this
 * function to the search and to the cabinet, so what the call stands on is loaded only when it is made.
 */
export async function findOwnClaim(id: number, signal?: AbortSignal): Promise<FoundClaim | null> {
  const [{ call }, { nullIfMissing }, { getOwnClaim: operation }] = await Promise.all([
    import('@/lib/client/call'),
    import('@/lib/client/call-failures'),
    import('@/lib/domains/claims/contract'),
  ])
  return call(operation, { params: { id } }, { signal }).catch(nullIfMissing)
}
