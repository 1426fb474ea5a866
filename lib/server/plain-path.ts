const STEPS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Returns whether a path can be trusted to be what it looks like. Next resolves steps (`/x/../news`) after the front has judged
 * the address, and fails on percent signs that cannot be decoded. Browsers send neither.
 */
export function isPlainPath(path: string): boolean {
  if (STEPS.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
