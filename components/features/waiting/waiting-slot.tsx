'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaiting, watchWaiting } from '@/lib/api/waiting-messages'

const WaitingPanel = lazy(async () => ({
  default: (await import('@/components/features/waiting/waiting-panel')).WaitingPanel,
}))

/** Once something waited on this page: what becomes of it is still to be told when nothing waits any more. */
let wasAsked = false

/** Messages written without a connection; most visits have none and load nothing of this. */
export function WaitingSlot() {
  const isAsked = useSyncExternalStore(
    watchWaiting,
    () => (wasAsked ||= hasWaiting()),
    () => false,
  )
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <WaitingPanel />
    </Suspense>
  )
}
