'use client'

import { Suspense } from 'react'
import type { ClaimActionsProps } from '@/components/features/claims/claim-actions'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/api/load-schemas'

const ClaimActions = lazyPart(
  async () => (await import('@/components/features/claims/claim-actions')).ClaimActions,
  loadSchemas,
  () => import('@/components/features/claims/hooks'),
)

/** Loads in the browser what the reader may do with a claim, because the page is the same for all. */
export function ClaimActionsSlot(props: ClaimActionsProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Suspense fallback={null}>
      <ClaimActions key={props.id} {...props} />
    </Suspense>
  )
}
