import { isFresh } from '@/lib/domains/residents/sessions/rules'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** A deleted account can be restored during so many days (product.md 5). */
export const UNDO_DAYS = 14

/** Throws forbidden if the login was too long ago for an action that cannot be undone. */
export function requireFreshSession(startedAt: Date): void {
  if (!isFresh(startedAt)) throw new AppError('forbidden', { message: messages.sessionTooOld })
}
