'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { SkeletonRows } from '@/components/ui/skeleton'

const LinksPanel = lazy(async () => ({
  default: (await import('@/components/features/useful-links/links-panel')).LinksPanel,
}))

/** Nothing of the list is loaded before its dialog is opened. */
export function LinksSlot({ type }: { type: number }) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const look = () => window.location.hash === `#links-${type}` && setAsked(true)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [type])
  if (!isAsked) return null
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <LinksPanel type={type} />
    </Suspense>
  )
}
