/** These parameters of an address open something to whoever knows them. */
const SECRETS = ['key', 'token']

/** Returns the address of a page as paper may show it: without the key of a private page, without a dialog over it. */
export function printedAddress(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
