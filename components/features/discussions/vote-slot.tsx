'use client'

import { lazy, Suspense } from 'react'
import type { VotePanelProps } from '@/components/features/discussions/vote-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'

const VotePanel = lazy(async () => ({
  default: (await import('@/components/features/discussions/vote-panel')).VotePanel,
}))

/** The page is the same for all: whether this reader has voted, the browser finds out. Its room is kept meanwhile. */
export function VoteSlot(props: VotePanelProps) {
  const isHydrated = useHydrated()
  return (
    <div className="min-h-[30rem] [@media(scripting:none)]:hidden print:hidden">
      {isHydrated ? (
        <Suspense fallback={<VoteWaits />}>
          <VotePanel {...props} />
        </Suspense>
      ) : (
        <VoteWaits />
      )}
    </div>
  )
}

/** Shaped like the form. */
export function VoteWaits() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем…</span>
      <Skeleton className="h-7 w-44" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-12 w-52" />
    </div>
  )
}
