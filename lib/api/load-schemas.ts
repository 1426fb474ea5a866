/**
 * Begins with what every schema of the contract is made with. A part of a page that comes later names it among what it stands
 * on, so that the library is evaluated in a task of its own.
 */
export function loadSchemas(): Promise<unknown> {
  return import('@/lib/contract/errors')
}
