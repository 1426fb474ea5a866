let goal = ''

export function setReturnHash(hash: string): void {
  goal = hash
}

export function getReturnHash(): string {
  return goal
}

/** Reloads at the return hash. Never resolves, so the form stays busy until the new page. */
export function reloadAfterLogin(): Promise<never> {
  window.history.replaceState(null, '', window.location.pathname + window.location.search + goal)
  window.location.reload()
  return new Promise(() => undefined)
}
