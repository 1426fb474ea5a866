const STEPS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Answers whether a path says where it leads: Next walks its steps (`/x/../news`) only after everybody here has read
 * the address as it stands, and breaks on signs that nobody can decode. Browsers send neither.
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
