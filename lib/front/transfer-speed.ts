/** Says how far a transfer had come at some moment. */
export interface Progress {
  since: number
  bytes: number
}

/** With the pause between two looks this is less than the minute after which nobody slow is left. */
const GRACE_MS = 50_000
/** 64 kbit/s is slower than any telephone line that still carries a page. */
const LEAST_BYTES_A_SECOND = 8_000
export const LOOK_EVERY_MS = 4_000

/** Answers whether a transfer is slower than any honest line; undefined while it is too early to tell. */
export function isTooSlow({ since, bytes }: Progress, bytesNow: number, now = Date.now()): boolean | undefined {
  const elapsed = now - since
  if (elapsed < GRACE_MS) return undefined
  return (bytesNow - bytes) / (elapsed / 1_000) < LEAST_BYTES_A_SECOND
}
