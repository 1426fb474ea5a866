import type { Page } from '@/lib/contract/shapes'

interface PageOptions {
  total: number
  perPage: number
  page: number
  path: string
  /** Filters kept in every link; `page` comes last. */
  filter?: Record<string, unknown>
}

/** Returns a page like Laravel's. A page past the last one is empty, with null `from` and `to`. */
export function buildPage<T>(data: T[], { total, perPage, page, path, filter = {} }: PageOptions): Page<T> {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const address = (number: number) => pageAddress(path, filter, number)
  const offset = (page - 1) * perPage
  return {
    data,
    total,
    per_page: perPage,
    current_page: page,
    last_page: lastPage,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
    path,
    first_page_url: address(1),
    last_page_url: address(lastPage),
    next_page_url: page < lastPage ? address(page + 1) : null,
    prev_page_url: page > 1 ? address(Math.min(page - 1, lastPage)) : null,
  }
}

/** Number of the page after this one. */
export function nextPage({ current_page: page, last_page: last }: Page<unknown>): number | undefined {
  return page < last ? page + 1 : undefined
}

export function emptyPage<T>(perPage: number, path: string): Page<T> {
  return buildPage<T>([], { total: 0, perPage, page: 1, path })
}

function pageAddress(path: string, filter: Record<string, unknown>, page: number): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (name !== 'page' && value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  query.set('page', String(page))
  return `${path}?${query}`
}
