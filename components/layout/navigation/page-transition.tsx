'use client'

import { usePathname } from 'next/navigation'
import { ViewTransition } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'

/**
 * One page dissolves into the next. React starts the transition because this mark leaves and enters with the address;
 * the document's own cross-fade does the rest. Around the page itself ViewTransition would write `vt-update`
 * attributes into the HTML, which no standard knows, so the mark stands beside it and only in the browser. It comes
 * at once: coming between what is more urgent (`startTransition`) it would itself be dissolved in, and the page, drawn
 * twice for it, would take no press meanwhile.
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
