export type SearchParams = Record<string, string | string[] | undefined>

export interface ListPageProps {
  searchParams: Promise<SearchParams>
}

export interface ItemPageProps {
  params: Promise<{ id: string }>
}

export interface SlugPageProps {
  params: Promise<{ id: string; url: string }>
}

export function getParam(params: SearchParams, name: string): string | undefined {
  return getRawParam(params, name)?.trim() || undefined
}

function getRawParam(params: SearchParams, name: string): string | undefined {
  const value = params[name]
  return Array.isArray(value) ? value[0] : value
}

/** Untrimmed: « 2» is no page number. */
export function getPageParam(params: SearchParams): string | undefined {
  return getRawParam(params, 'page') || undefined
}

export function getListParam(params: SearchParams, name: string): string | undefined {
  const value = params[name]
  return (Array.isArray(value) ? value.join(',') : value) || undefined
}

/** Returns a query string of the non-empty values, in the given order, without `?`. */
export function toQuery(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.toString()
}

/** True if search engines may index a list with this query: no filter, or one value of one section filter. */
export function isSectionQuery(query: string, sections: readonly string[]): boolean {
  const params = [...new URLSearchParams(query)]
  return params.length < 2 && params.every(([name, value]) => sections.includes(name) && !value.includes(','))
}
