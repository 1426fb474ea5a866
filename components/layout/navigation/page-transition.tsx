'use client'

import { usePathname } from 'next/navigation'
import { ViewTransition } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * Fades one page into the next: React starts the transition as this mark leaves and enters, the document's cross-fade
 * does the rest. Around the page, ViewTransition would add invalid `vt-update` attributes to the HTML. It mounts
 * outside `startTransition`: inside one it would fade in itself, and the page would take no clicks meanwhile.
 */
export function PageTransition() {
  const pathname = usePathname()
  const inBrowser = useHydrated()
  if (!inBrowser) return null
  return (
    <ViewTransition key={pathname} default="none" exit="page">
      <span aria-hidden className="pointer-events-none fixed top-0 left-0 size-px" />
    </ViewTransition>
  )
}
