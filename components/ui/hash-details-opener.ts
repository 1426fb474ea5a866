'use client'

import { useEffect } from 'react'
import { watchHash } from '@/components/ui/watch-hash'

/**
 * Opens the `<details>` that the address names, or that holds what it names. Browsers scroll to it and leave it closed,
 * and older ones do not find what is folded.
 */
export function HashDetailsOpener() {
  useEffect(() => watchHash(openNamed), [])
  return null
}

function openNamed(hash: string) {
  const id = decodeURIComponent(hash.slice(1))
  const named = id ? document.getElementById(id) : null
  const folded = named?.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  if (named !== folded) named?.scrollIntoView()
}
