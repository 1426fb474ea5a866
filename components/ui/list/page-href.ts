/** Returns the URL of a page. The first page has no `page`, so a list has one URL. */
export function pageHref(path: string, query: string, page: number): string {
  const parts = [query, page > 1 ? `page=${page}` : ''].filter(Boolean)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** Adds the page number to a title, so that no two pages share one. */
export function pageTitle(page: number, ...parts: readonly (string | false)[]): string {
  return [...parts, page > 1 && `страница ${page}`].filter(Boolean).join(', ')
}
