/** Returns undefined if the URL names no part, null if the part is invalid. */
export function parseSitemapPart(params: URLSearchParams): number | undefined | null {
  const part = params.get('part')
  if (!part) return undefined
  return /^[1-9]\d{0,3}$/.test(part) ? Number(part) : null
}
