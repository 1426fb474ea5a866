'use client'

import type { WaitingKind } from '@/lib/client/waiting-kind'

/**
 * Loads the kind of message that waits for a connection. The layout passes this function to the panel of waiting
 * messages; on most visits it is never called.
 */
export async function loadWaitingClaim(): Promise<WaitingKind> {
  return (await import('@/components/features/claims/waiting-claim')).waitingClaim
}
