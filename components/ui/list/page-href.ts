/** Lists page numbers to show: up to `size` around the current one, kept inside 1…last. */
export function pageWindow(current: number, last: number, size = 5): number[] {
  const width = Math.min(size, last)
  const start = Math.min(Math.max(1, current - Math.floor(width / 2)), last - width + 1)
  return Array.from({ length: width }, (_, index) => start + index)
}

/** Gives the address of a list's page. `page` is always last; the first page has none, so a list has one address. */
export function pageHref(path: string, query: string, page: number): string {
  const parts = [query, page > 1 ? `page=${page}` : ''].filter(Boolean)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** Names a list by its filter's words, with the number of every page but the first: no two pages have one title. */
export function pageTitle(page: number, ...words: readonly (string | false)[]): string {
  return [...words, page > 1 && `страница ${page}`].filter(Boolean).join(', ')
}
