/** Event on `window`, sent by whoever learns that a page could not be shown. */
const NAVIGATION_FAILED = 'navigation-failed'

interface FailedNavigation {
  /** The page that did not come; absent where a page came and broke. */
  href?: string
}

export function announceFailedNavigation(detail: FailedNavigation = {}): void {
  window.dispatchEvent(new CustomEvent<FailedNavigation>(NAVIGATION_FAILED, { detail }))
}

/** Returns the way to stop. */
export function onFailedNavigation(listener: (failed: FailedNavigation) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<FailedNavigation>).detail)
  window.addEventListener(NAVIGATION_FAILED, hear)
  return () => window.removeEventListener(NAVIGATION_FAILED, hear)
}
