import { isFresh } from '@/lib/domains/residents/sessions/rules'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

/** How long an account can be had back (product.md 5). */
export const UNDO_DAYS = 14

/** Throws forbidden when the login was too long ago for something so final. */
export function requireFreshSession(startedAt: Date): void {
  if (!isFresh(startedAt)) throw new AppError('forbidden', { message: messages.sessionTooOld })
}
