let returnHash = ''

export function setReturnHash(hash: string): void {
  returnHash = hash
}

export function getReturnHash(): string {
  return returnHash
}

/** Reloads at the return hash. Never resolves, so the form stays busy until the new page. */
export function reloadAfterLogin(): Promise<never> {
  window.history.replaceState(null, '', window.location.pathname + window.location.search + returnHash)
  window.location.reload()
  return new Promise(() => undefined)
}
