'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { NOT_FOUND_PATH } from '@/lib/config/paths'
import { LOST_PAGE_MARK } from '@/components/ui/not-found-mark'

/**
 * Gives the path that the header and the footer are drawn for. A thing that does not exist is answered by a page drawn
 * elsewhere (page-renderer.ts), which belongs to no section: the browser has to begin with the same, or React throws
 * what was drawn away.
 */
export function useRenderedPath(): string {
  const pathname = usePathname()
  const [lost] = useState(() => (isLostPage() ? pathname : null))
  return pathname === lost ? NOT_FOUND_PATH : pathname
}

function isLostPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`meta[name="${LOST_PAGE_MARK}"]`) !== null
}
