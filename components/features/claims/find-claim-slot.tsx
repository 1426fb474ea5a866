'use client'

import { useState } from 'react'
import { createSlot } from '@/components/ui/create-slot'
import { DetailsChevron } from '@/components/ui/icon/icon'

const FindClaim = createSlot(async () => (await import('@/components/features/claims/find-claim')).FindClaim)

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
      {/* as high as the form, so that links to it scroll far enough before it is loaded */}
      <div id="find-claim" className="min-h-102 scroll-mt-20 px-4 pb-4">
        {isOpen && <FindClaim />}
      </div>
    </details>
  )
}
