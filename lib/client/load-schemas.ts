/**
 * Loads first what every schema of the contract is made with. A later part of a page names it among what it stands on,
 * so that the library is evaluated in a task of its own.
 */
export function loadSchemas(): Promise<unknown> {
  return import('@/lib/contract/errors')
}
