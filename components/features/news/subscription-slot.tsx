'use client'

import { Suspense } from 'react'
import { Loading } from '@/components/civic/cabinet-section'
import { lazyPart } from '@/components/ui/lazy-part'

const Section = lazyPart(
  async () => (await import('@/components/features/news/subscription-section')).SubscriptionSection,
)

/** Loads the form about news when its part of the account page is opened. */
export function SubscriptionSlot() {
  return (
    <Suspense fallback={<Loading />}>
      <Section />
    </Suspense>
  )
}
