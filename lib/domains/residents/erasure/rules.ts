import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** A deleted account can be restored during so many days (product.md 5). */
export const UNDO_DAYS = 14
/** An action that cannot be undone requires a login within this time (product.md 5). */
const FRESH_MINUTES = 15

/** Throws forbidden if the login was too long ago for an action that cannot be undone. */
export function requireFreshSession(startedAt: Date): void {
  const isFresh = Date.now() - startedAt.getTime() < FRESH_MINUTES * 60_000
  if (!isFresh) throw new AppError('forbidden', { message: messages.sessionTooOld })
}
