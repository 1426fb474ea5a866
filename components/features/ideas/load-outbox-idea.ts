'use client'

import type { OutboxKind } from '@/lib/client/outbox-store'

/** The layout passes this function to the outbox; most visits never call it. */
export async function loadOutboxIdea(): Promise<OutboxKind> {
  return (await import('@/components/features/ideas/outbox-idea')).outboxIdea
}
