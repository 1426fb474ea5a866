'use client'

import { Suspense } from 'react'
import { claimNumber } from '@/components/features/search/claim-number'
import { lazyPart } from '@/components/ui/lazy-part'
import { useToken } from '@/lib/api/use-token'

const OwnClaim = lazyPart(async () => (await import('@/components/features/search/own-claim')).OwnClaim)

/**
 * Who looks for a number may look for a claim of their own, which nobody else is told of: the page is the same for all, and a resident's
 * browser asks by itself. The room is there from the first, so that nothing moves when the answer comes.
 */
export function OwnClaimSlot({ text }: { text: string }) {
  const number = claimNumber(text)
  const token = useToken()
  if (number === null) return null
  return (
    <div className="mb-6 hidden min-h-14 session:block">
      {token && (
        <Suspense fallback={null}>
          <OwnClaim number={number} />
        </Suspense>
      )}
    </div>
  )
}
