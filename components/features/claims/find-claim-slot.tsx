'use client'

import { Suspense, useState } from 'react'
import { DetailsChevron } from '@/components/ui/details/details-chevron'
import { lazyPart } from '@/components/ui/lazy-part'

const FindClaim = lazyPart(async () => (await import('@/components/features/claims/find-claim')).FindClaim)

/** The form is loaded when it is unfolded. */
export function FindClaimSlot() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      // a hash or a tap may have unfolded it before hydration
      suppressHydrationWarning
      ref={(element) => {
        if (element?.open) setOpen(true)
      }}
      className="group mt-8 rounded-card border border-line print:hidden [@media(scripting:none)]:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium">
        Найти свою заявку по номеру и почте
        <DetailsChevron />
      </summary>
      <div id="find-claim" className="px-4 pb-4">
        <Suspense fallback={null}>{isOpen && <FindClaim />}</Suspense>
      </div>
    </details>
  )
}
