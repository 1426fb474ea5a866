'use client'

import { Suspense } from 'react'
import type { ClaimActionsProps } from '@/components/features/claims/claim-actions'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/client/load-schemas'
import { isOpenClaim } from '@/lib/domains/claims/states'

const RESERVED_SPACE = 'min-h-19 print:hidden [@media(scripting:none)]:hidden'

const ClaimActions = lazyPart(
  async () => (await import('@/components/features/claims/claim-actions')).ClaimActions,
  loadSchemas,
  () => import('@/components/features/claims/hooks'),
)

/** The page is the same for all, so the browser loads what this visitor may do, into reserved space. */
export function ClaimActionsSlot(props: ClaimActionsProps) {
  const isHydrated = useHydrated()
  return (
    <div className={isOpenClaim(props.code) ? RESERVED_SPACE : 'empty:hidden'}>
      {isHydrated && (
        <Suspense fallback={null}>
          <ClaimActions key={props.id} {...props} />
        </Suspense>
      )}
    </div>
  )
}
