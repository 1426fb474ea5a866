'use client'

import { Suspense } from 'react'
import { Loading } from '@/components/ui/cabinet-section'
import { lazyPart } from '@/components/ui/lazy-part'

const Section = lazyPart(
  async () => (await import('@/components/features/news/subscription-section')).SubscriptionSection,
)

/** The part of the cabinet about news; its form is loaded when that part is opened. */
export function SubscriptionSlot() {
  return (
    <Suspense fallback={<Loading />}>
      <Section />
    </Suspense>
  )
}
