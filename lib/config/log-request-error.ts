import { log } from '@/lib/config/log'
import { currentOutcome } from '@/lib/runtime/render-outcome'

/** Logs an unexpected error of a request, as information if the visitor had closed the connection. */
export function logRequestError(facts: object, message: string): void {
  if (currentOutcome()?.isAbandoned) log.info(facts, CLOSED)
  else log.error(facts, message)
}

export const CLOSED = 'Посетитель закрыл соединение'
