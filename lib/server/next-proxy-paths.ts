/** Paths passed to Next: the back office and everything below these prefixes. Bare `/api`, `/files` are pages. */
export const PROXIED =
  /^\/(admin(?=[/?]|$)|(?:cms|api|open311)(?=\/[^/?])|(?:files|preview)(?=\/[^/?]+(?:\?|$))|graphql(?=\/[^/?]+(?:\/schema\.graphql)?(?:\?|$))|map(?=\/tiles\/))/

export function isProxied(url: string): boolean {
  return PROXIED.test(url)
}
