'use client'

import { useEffect } from 'react'

/** Puts the focus where the work of a page begins. */
export function FocusOn({ id }: { id: string }) {
  useEffect(() => {
    // a field that the tab has kept is drawn anew right after hydration
    const timer = setTimeout(() => document.getElementById(id)?.focus())
    return () => clearTimeout(timer)
  }, [id])
  return null
}
