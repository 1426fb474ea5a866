const NAVIGATION_FAILED = 'navigation-failed'

interface FailedNavigation {
  /** URL that did not load; undefined if a loaded page broke. */
  href?: string
}

export function announceFailedNavigation(detail: FailedNavigation = {}): void {
  window.dispatchEvent(new CustomEvent<FailedNavigation>(NAVIGATION_FAILED, { detail }))
}

export function onFailedNavigation(listener: (failed: FailedNavigation) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<FailedNavigation>).detail)
  window.addEventListener(NAVIGATION_FAILED, onEvent)
  return () => window.removeEventListener(NAVIGATION_FAILED, onEvent)
}
