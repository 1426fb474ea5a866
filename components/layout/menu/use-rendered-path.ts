'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { NOT_FOUND_META, NOT_FOUND_PATH } from '@/lib/config/paths'

/** A missing item is rendered under NOT_FOUND_PATH (page-renderer.ts); hydration must start with the same path. */
export function useRenderedPath(): string {
  const pathname = usePathname()
  const [notFound] = useState(() => (isNotFoundPage() ? pathname : null))
  return pathname === notFound ? NOT_FOUND_PATH : pathname
}

function isNotFoundPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector(`meta[name="${NOT_FOUND_META}"]`) !== null
}
