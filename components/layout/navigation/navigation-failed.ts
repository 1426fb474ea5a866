/** Code that learns that a page could not be shown sends this event on `window`. */
const NAVIGATION_FAILED = 'navigation-failed'

interface FailedNavigation {
  /** This page did not come; it is absent where a page came and broke. */
  href?: string
}

export function announceFailedNavigation(detail: FailedNavigation = {}): void {
  window.dispatchEvent(new CustomEvent<FailedNavigation>(NAVIGATION_FAILED, { detail }))
}

/** Listens, and returns the way to stop. */
export function onFailedNavigation(listener: (failed: FailedNavigation) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FailedNavigation>).detail)
  window.addEventListener(NAVIGATION_FAILED, hear)
  return () => window.removeEventListener(NAVIGATION_FAILED, hear)
}
