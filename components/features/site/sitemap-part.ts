/** Reads the part that an address of a sitemap asks for; undefined where it asks for none, null where wrongly. */
export function partOf(params: URLSearchParams): number | undefined | null {
  const asked = params.get('part')
  if (!asked) return undefined
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
