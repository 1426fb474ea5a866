import { useEffect, useState } from 'react'

/** This hash was followed before anybody listened: the router, as it starts, may take it out of the address again. */
let early = ''

function keepEarly({ newURL }: HashChangeEvent) {
  early = newURL && new URL(newURL).hash
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', keepEarly)

/** Listeners from the beginning know the hash by then; later it would be somebody's old wish. */
function forgetEarly() {
  window.removeEventListener('hashchange', keepEarly)
  setTimeout(() => (early = ''))
}

/**
 * Calls back with the hash of the address, now and at each change. After a dialog was closed the router may take the
 * hash that was followed out of the address before this is heard; a hash that was put in its place counts, an empty one
 * does not.
 */
export function watchHash(onHash: (hash: string) => void): () => void {
  const onChange = ({ newURL }: HashChangeEvent) => onHash(window.location.hash || (newURL && new URL(newURL).hash))
  onHash(window.location.hash || early)
  forgetEarly()
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Answers true once the address has named that hash: a dialog's contents are loaded when it is first opened. */
export function useHashVisited(id: string): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => watchHash((hash) => hash === `#${id}` && setAsked(true)), [id])
  return isAsked
}
