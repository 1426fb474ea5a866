'use client'

import { Suspense } from 'react'
import type { OwnIdeaProps } from '@/components/features/ideas/own-idea'
import { Loading } from '@/components/civic/cabinet-section'
import { lazyPart } from '@/components/ui/lazy-part'

const OwnIdea = lazyPart(async () => (await import('@/components/features/ideas/own-idea')).OwnIdea)

/** Loads one's own idea when its row in the cabinet is opened. */
export function OwnIdeaSlot(props: OwnIdeaProps) {
  return (
    <Suspense fallback={<Loading />}>
      <OwnIdea {...props} />
    </Suspense>
  )
}
