/** True for the home page of gosuslugi.ru: «Подать онлайн» must lead to the service itself. */
export function isStatePortalHome(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname, search, hash } = new URL(address)
  return /(^|\.)gosuslugi\.ru$/.test(hostname) && pathname === '/' && search === '' && hash === ''
}
