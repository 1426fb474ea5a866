/**
 * Paths that a worker answers without the page cache: the back office, the desk and everything below these prefixes.
 * Bare `/api`, `/files` are pages.
 */
export const FOR_WORKER =
  /^\/((?:admin|desk)(?=[/?]|$)|(?:cms|api|open311)(?=\/[^/?])|(?:files|preview)(?=\/[^/?]+(?:\?|$))|graphql(?=\/[^/?]+(?:\/schema\.graphql)?(?:\?|$))|map(?=\/tiles\/))/

export function isForWorker(url: string): boolean {
  return FOR_WORKER.test(url)
}
