import { AppError } from '@/lib/contract/errors'
import { residentMessages } from '@/lib/domains/residents/messages'

/** Days to restore a deleted account. */
export const UNDO_DAYS = 14
/** Maximum age of a login for an action that cannot be undone. */
const FRESH_MINUTES = 15

export function requireFreshSession(startedAt: Date): void {
  const isFresh = Date.now() - startedAt.getTime() < FRESH_MINUTES * 60_000
  if (!isFresh) throw new AppError('forbidden', { message: residentMessages.sessionTooOld })
}
