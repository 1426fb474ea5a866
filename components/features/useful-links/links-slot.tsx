'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { SkeletonRows } from '@/components/ui/skeleton'
import { useHashAsked } from '@/components/ui/use-hash-asked'

const LinksPanel = lazyPart(async () => (await import('@/components/features/useful-links/links-panel')).LinksPanel)

/** Loads the list when its dialog is first opened. */
export function LinksSlot({ type }: { type: number }) {
  const isAsked = useHashAsked(`links-${type}`)
  if (!isAsked) return null
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <LinksPanel type={type} />
    </Suspense>
  )
}
