import { AppError } from '@/lib/contract/errors'
import { residentMessages } from '@/lib/domains/residents/messages'
import { FRESH_MINUTES } from '@/lib/domains/residents/rules'

export function requireFreshSession(startedAt: Date): void {
  const isFresh = Date.now() - startedAt.getTime() < FRESH_MINUTES * 60_000
  if (!isFresh) throw new AppError('forbidden', { message: residentMessages.sessionTooOld })
}
