import { log } from '@/lib/config/log'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'
import { currentOutcome } from '@/lib/runtime/render-outcome'

interface RequestErrorFacts {
  err: unknown
  operation?: string
}

/**
 * Logs an unexpected error of a request. A visitor who has left is a closed connection, and while the database is away the
 * line of the request, with its id, tells why: an outage is not a stack for each of its requests.
 */
export function logRequestError(facts: RequestErrorFacts, message: string): void {
  const outcome = currentOutcome()
  if (outcome?.isAbandoned || isClosedByVisitor(facts.err)) return log.info(CLOSED)
  const failure = findDatabaseFailure(facts.err)
  if (!failure) return log.error(facts, message)
  if (outcome) outcome.databaseFailure = failure
  else log.warn(facts, message)
}

export const CLOSED = 'Посетитель закрыл соединение'

/** Node's error of a body that breaks off. */
function isClosedByVisitor(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}
