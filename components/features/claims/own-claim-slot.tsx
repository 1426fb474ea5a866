'use client'

import { Suspense } from 'react'
import { claimNumber } from '@/lib/text/claim-number'
import { lazyPart } from '@/components/ui/lazy-part'
import { useToken } from '@/lib/client/use-token'
import { paths } from '@/lib/config/paths'

const OwnClaim = lazyPart(async () => (await import('@/components/features/claims/own-claim')).OwnClaim)

/**
 * Shows the resident's own claim when its number is searched for. Only its author may see it and the page is the same
 * for all, so the resident's browser loads it. The space is reserved, so that nothing moves when the answer comes.
 */
export function OwnClaimSlot({ text }: { text: string }) {
  const number = claimNumber(text)
  const token = useToken()
  if (number === null) return null
  return (
    <>
      <div className="mb-6 hidden min-h-14 session:block">
        {token && (
          <Suspense fallback={null}>
            <OwnClaim number={number} />
          </Suspense>
        )}
      </div>
      <p className="mb-6 session:hidden">
        <a href={paths.findClaim} className="link inline-flex min-h-11 items-center">
          Найти свою заявку по номеру и почте
        </a>
      </p>
    </>
  )
}
