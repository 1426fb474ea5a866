import { useEffect, useState } from 'react'

/** Hash followed before the first listener: the starting router may remove it from the URL. */
let early = ''

/** Empty for an event of a script, which states no URL. */
export function parseHash(url: string): string {
  return url && new URL(url).hash
}

function storeEarly({ newURL }: HashChangeEvent) {
  early = parseHash(newURL)
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', storeEarly)

/** Listeners of the first task get the early hash; for later ones it is stale. */
function forgetEarly() {
  window.removeEventListener('hashchange', storeEarly)
  setTimeout(() => (early = ''))
}

/** The router may remove a followed hash before the event; a hash that replaced it counts, an empty one does not. */
export function watchHash(onHash: (hash: string) => void): () => void {
  const onChange = ({ newURL }: HashChangeEvent) => onHash(window.location.hash || parseHash(newURL))
  onHash(window.location.hash || early)
  forgetEarly()
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Removes the hash from the URL; fires no `hashchange`. */
export function removeHash(): void {
  window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

/** True once the hash was opened: a dialog's content loads at its first opening. */
export function useHashVisited(id: string): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => watchHash((hash) => hash === `#${id}` && setAsked(true)), [id])
  return isAsked
}
