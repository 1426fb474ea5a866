'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { LOST_PAGE_MARK } from '@/lib/shared/lost-page-mark'

/** Belongs to no section. */
const NOWHERE = '/notfound'

/**
 * The path that the header and the footer are drawn for. A lost page is drawn once for all addresses (page-renderer.ts), so it belongs
 * to no section, whatever its address begins with: the browser has to begin with the same, or React throws what was drawn away.
 */
export function useDrawnPath(): string {
  const pathname = usePathname()
  const [lost] = useState(() => (isLostPage() ? pathname : null))
  return pathname === lost ? NOWHERE : pathname
}

function isLostPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`meta[name="${LOST_PAGE_MARK}"]`) !== null
}
