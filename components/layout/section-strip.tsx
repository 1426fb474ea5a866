'use client'

import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { getSectionBanner } from '@/lib/navigation/section-banner'

/** The drawn strip by which one sees at a glance which part of the portal a page belongs to. */
export function SectionStrip() {
  const face = getSectionBanner(useDrawnPath())
  return face && <div aria-hidden data-face={face} className="section-strip h-4 sm:h-7 print:hidden" />
}
