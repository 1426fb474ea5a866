/** Parameters of addresses that open something to whoever knows them. */
const SECRETS = ['key', 'token']

/** The address of a page as paper may show it: without what opens a private page, and without a dialog over it. */
export function printedAddress(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
