'use client'

import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { createSlot } from '@/components/ui/create-slot'
import { HashDetailsOpener } from '@/components/ui/details/hash-details-opener'
import { DetailsChevron } from '@/components/ui/icon/icon'

const FindClaim = createSlot(async () => (await import('@/components/features/claims/find-claim')).FindClaim)

/** Shown by the link in the head of the page; the form is loaded when it is unfolded. */
export function FindClaimSlot() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  function show(element: HTMLDetailsElement) {
    setOpen(element.open)
    if (element.open) setOpened(true)
  }
  return (
    <details
      // a hash or a tap may have unfolded it before hydration
      suppressHydrationWarning
      ref={(element) => {
        if (element?.open) show(element)
      }}
      className={classNames(
        'group mt-8 rounded-card border border-line print:hidden [@media(scripting:none)]:hidden',
        !wasOpened && 'not-open:hidden',
      )}
      onToggle={(event) => show(event.currentTarget)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium">
        Найти свою заявку по номеру и почте
        <DetailsChevron />
      </summary>
      {/* as high as the form, so that links to it scroll far enough before it is loaded */}
      <div id="find-claim" className="min-h-102 scroll-mt-20 px-4 pb-4">
        <HashDetailsOpener />
        {isOpen && <FindClaim />}
      </div>
    </details>
  )
}
