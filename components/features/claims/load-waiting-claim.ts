'use client'

import type { OutboxKind } from '@/lib/client/outbox-store'

/**
 * Loads the kind of message that waits for a connection. The layout passes this function to the panel of waiting
 * messages; on most visits it is never called.
 */
export async function loadWaitingClaim(): Promise<OutboxKind> {
  return (await import('@/components/features/claims/send-claim')).claimOutboxKind
}
