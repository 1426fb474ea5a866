/** A session that is not used for so long ends. */
export const IDLE_DAYS = 14
/** A session ends after this time even if it is used. */
export const ABSOLUTE_DAYS = 90
/** An action that cannot be undone requires a login within this time (product.md 5). */
const FRESH_MINUTES = 15

/** Tells whether the session began recently enough for an action that cannot be undone. */
export function isFresh(startedAt: Date, now: Date = new Date()): boolean {
  return now.getTime() - startedAt.getTime() < FRESH_MINUTES * 60_000
}
