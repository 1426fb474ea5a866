'use client'

import { Suspense } from 'react'
import { Loading } from '@/components/civic/cabinet-section'
import { lazyPart } from '@/components/ui/lazy-part'

const Section = lazyPart(async () => (await import('@/components/features/receptions/own-bookings')).OwnBookings)

/** Loads the section about receptions when it is opened. */
export function BookingsSlot() {
  return (
    <Suspense fallback={<Loading />}>
      <Section />
    </Suspense>
  )
}
