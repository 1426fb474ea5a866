export interface Progress {
  since: number
  bytes: number
}

/** Time before a transfer is judged; with the check interval less than a minute. */
const GRACE_MS = 50_000
/** 64 kbit/s, less than any telephone line that still carries a page. */
const LEAST_BYTES_A_SECOND = 8_000
export const CHECK_EVERY_MS = 4_000

/** Returns whether a transfer is too slow; undefined if it is too early to tell. */
export function isTooSlow({ since, bytes }: Progress, bytesNow: number, now = Date.now()): boolean | undefined {
  const elapsed = now - since
  if (elapsed < GRACE_MS) return undefined
  return (bytesNow - bytes) / (elapsed / 1_000) < LEAST_BYTES_A_SECOND
}
