'use client'

import { Suspense } from 'react'
import { Loading } from '@/components/civic/cabinet-section'
import { lazyPart } from '@/components/ui/lazy-part'

const OwnAppeal = lazyPart(async () => (await import('@/components/features/appeals/own-appeal')).OwnAppeal)

/** Loads one's own appeal when its row in the cabinet is opened. */
export function OwnAppealSlot({ id }: { id: number }) {
  return (
    <Suspense fallback={<Loading />}>
      <OwnAppeal id={id} />
    </Suspense>
  )
}
