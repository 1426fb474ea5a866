const SECRETS = ['key', 'token']

/** Returns a URL safe to print: without access keys and dialogs. */
export function printedAddress(address: string): string {
  const url = new URL(address)
  for (const name of SECRETS) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
