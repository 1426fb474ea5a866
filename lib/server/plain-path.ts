const STEPS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Returns false for paths that Next reads differently: steps (`/x/../news`) and percent signs that cannot be decoded.
 * Browsers send neither.
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
