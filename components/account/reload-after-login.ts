let returnHash = ''
let page = ''

/** The hash belongs to the present page: a soft navigation drops it. */
export function setReturnHash(hash: string): void {
  returnHash = hash
  page = window.location.pathname
}

export function getReturnHash(): string {
  return page === window.location.pathname ? returnHash : ''
}

/** Reloads at the return hash. Never resolves, so the form stays busy until the new page. */
export function reloadAfterLogin(): Promise<never> {
  window.history.replaceState(null, '', window.location.pathname + window.location.search + getReturnHash())
  window.location.reload()
  return new Promise(() => undefined)
}
