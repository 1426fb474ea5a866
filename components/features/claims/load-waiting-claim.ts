'use client'

import type { WaitingKind } from '@/lib/api/waiting-kind'

/** Comes with the panel of what waits: the layout hands it in from the server, and most visits never call it. */
export async function loadWaitingClaim(): Promise<WaitingKind> {
  return (await import('@/components/features/claims/waiting-claim')).waitingClaim
}
