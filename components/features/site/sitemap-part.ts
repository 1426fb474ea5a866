/** Returns undefined if the URL names no part, null if the part is invalid. */
export function partOf(params: URLSearchParams): number | undefined | null {
  const asked = params.get('part')
  if (!asked) return undefined
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : null
}
