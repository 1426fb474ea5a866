/**
 * Answers whether an address opens the first page of the state services portal, where a resident would have to look for
 * the service once more: «Подать онлайн» has to lead to the service itself.
 */
export function isStatePortalFront(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname, search, hash } = new URL(address)
  return /(^|\.)gosuslugi\.ru$/.test(hostname) && pathname === '/' && search === '' && hash === ''
}
