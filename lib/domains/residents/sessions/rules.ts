/** Not used for so long, a session ends. */
export const IDLE_DAYS = 14
/** However often it is used, a session ends after this. */
export const ABSOLUTE_DAYS = 90
/** What cannot be undone wants a login no older than this (product.md 5). */
const FRESH_MINUTES = 15

/** Whether the resident proved who they are a moment ago. */
export function isFresh(startedAt: Date, now: Date = new Date()): boolean {
  return now.getTime() - startedAt.getTime() < FRESH_MINUTES * 60_000
}
