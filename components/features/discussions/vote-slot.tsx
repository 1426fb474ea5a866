'use client'

import { Suspense } from 'react'
import type { VotePanelProps } from '@/components/features/discussions/vote-panel'
import { VoteSkeleton } from '@/components/features/discussions/vote-skeleton'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/client/load-schemas'

const VotePanel = lazyPart(
  async () => (await import('@/components/features/discussions/vote-panel')).VotePanel,
  loadSchemas,
  () => import('@/components/features/discussions/hooks'),
)

/** Loads the vote in the browser, because the page is the same for all readers. Its space is reserved meanwhile. */
export function VoteSlot(props: VotePanelProps) {
  const isHydrated = useHydrated()
  return (
    <div className="min-h-[30rem] [@media(scripting:none)]:hidden print:hidden">
      {isHydrated ? (
        <Suspense fallback={<VoteSkeleton />}>
          <VotePanel {...props} />
        </Suspense>
      ) : (
        <VoteSkeleton />
      )}
    </div>
  )
}
