'use client'

import { useEffect } from 'react'
import { watchHash } from '@/components/ui/watch-hash'

/** Opens the `<details>` that the address names: browsers scroll to it, and leave it closed. */
export function HashDetailsOpener() {
  useEffect(() => watchHash(openNamed), [])
  return null
}

function openNamed(hash: string) {
  const id = decodeURIComponent(hash.slice(1))
  const named = id ? document.getElementById(id) : null
  if (named instanceof HTMLDetailsElement) named.open = true
}
