export const EVERY_PAGE = 'portal'
/** Tag of a page of unknown reads, which changes with every table. */
export const UNKNOWN_READS = 'unknown'

/** Headers by which Cloudflare and Fastly find the pages made from a table; Fastly reads the age from its own. */
export function cdnTagHeaders(age: string, tables: readonly string[] = [UNKNOWN_READS]): [string, string][] {
  const tags = [EVERY_PAGE, ...tables]
  return [
    ['Surrogate-Control', age],
    ['Cache-Tag', tags.join(',')],
    ['Surrogate-Key', tags.join(' ')],
  ]
}
