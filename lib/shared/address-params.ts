/** Parameters of an address, as Next gives them to a page. */
export type AddressParams = Record<string, string | string[] | undefined>

/** The first value of a parameter; an empty one counts as absent. */
export function paramOf(params: AddressParams, name: string): string | undefined {
  const value = params[name]
  const first = Array.isArray(value) ? value[0] : value
  return first?.trim() || undefined
}

/** The values that are there, in the given order, as they stand in an address; without `?`. */
export function queryOf(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.toString()
}
