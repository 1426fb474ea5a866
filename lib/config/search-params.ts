/** Next gives the parameters of an address to a page in this form. */
export type SearchParams = Record<string, string | string[] | undefined>

/** Gives the first value of a parameter; an empty one counts as absent. */
export function getParam(params: SearchParams, name: string): string | undefined {
  const value = params[name]
  const first = Array.isArray(value) ? value[0] : value
  return first?.trim() || undefined
}

/** Reads a list by commas, or the boxes of a form one by one. */
export function getListParam(params: SearchParams, name: string): string | undefined {
  const value = params[name]
  return (Array.isArray(value) ? value.join(',') : value) || undefined
}

/** Writes the values that are there, in the given order, as an address has them; without `?`. */
export function toQuery(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.toString()
}

/**
 * Answers whether a list at this address deserves a place in an index: it is whole, or narrowed to one value of one of
 * the filters that make a section of their own.
 */
export function isSectionQuery(query: string, sections: readonly string[]): boolean {
  const params = [...new URLSearchParams(query)]
  return params.length < 2 && params.every(([name, value]) => sections.includes(name) && !value.includes(','))
}
