import { log } from '@/lib/config/log'
import { currentOutcome } from '@/lib/runtime/render-outcome'

/** Logs an unexpected error of a request. What fails after the visitor closed the connection is no error of the portal. */
export function logRequestError(facts: object, message: string): void {
  if (currentOutcome()?.isAbandoned) log.info(facts, CLOSED)
  else log.error(facts, message)
}

export const CLOSED = 'Посетитель закрыл соединение'
