'use client'

import { useEffect } from 'react'

/** Opens the `<details>` that the address names: browsers scroll to it, and leave it closed. */
export function HashDetailsOpener() {
  useEffect(() => {
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])
  return null
}

function openNamed() {
  const id = decodeURIComponent(window.location.hash.slice(1))
  const named = id ? document.getElementById(id) : null
  if (named instanceof HTMLDetailsElement) named.open = true
}
