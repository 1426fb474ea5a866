import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { addDays } from '@/lib/time/days'

/** Returns the days by which an appeal must be registered and answered, as YYYY-MM-DD. */
export function computeTerms(received: string): { registerBy: string; answerBy: string } {
  const registerBy = addDays(received, REGISTER_DAYS)
  return { registerBy, answerBy: addDays(registerBy, ANSWER_DAYS) }
}
