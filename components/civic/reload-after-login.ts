let goal = ''

/** Remembers where a guest was going when the portal asked who they are: the reloaded page opens that address. */
export function setReturnHash(hash: string): void {
  goal = hash
}

/** Returns the address that the reloaded page will open; empty if the guest came for no other one. */
export function getReturnHash(): string {
  return goal
}

/**
 * Does the specified reload after login and registration. It never resolves: the form stays busy until the new page
 * stands. The hash of the dialog goes away first, or it would open again.
 */
export function reloadAfterLogin(): Promise<never> {
  window.history.replaceState(null, '', window.location.pathname + window.location.search + goal)
  window.location.reload()
  return new Promise(() => undefined)
}
