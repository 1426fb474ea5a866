'use client'

import type { OutboxKind } from '@/lib/client/outbox-store'

/** The layout passes this function to the outbox panel; on most visits it is never called. */
export async function loadWaitingClaim(): Promise<OutboxKind> {
  return (await import('@/components/features/claims/send-claim')).claimOutboxKind
}
