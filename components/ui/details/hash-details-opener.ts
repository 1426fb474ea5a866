'use client'

import { useEffect } from 'react'
import { watchHash } from '@/components/ui/dialog/watch-hash'

/** Opens the `<details>` named by the hash, those in its section and all around it; browsers scroll there but leave them closed. */
export function HashDetailsOpener() {
  useEffect(() => watchHash(openNamed), [])
  return null
}

function openNamed(hash: string) {
  const id = decodeURIComponent(hash.slice(1))
  const named = id ? document.getElementById(id) : null
  const within = named?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []
  const folded = [...detailsAround(named), ...within].filter(({ open }) => !open)
  for (const details of folded) details.open = true
  if (folded.some((details) => details !== named)) named?.scrollIntoView()
}

function detailsAround(element: Element | null | undefined): HTMLDetailsElement[] {
  const details = element?.closest('details')
  return details ? [details, ...detailsAround(details.parentElement)] : []
}
