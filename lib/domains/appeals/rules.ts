import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { toNoon } from '@/lib/time/dates'

const DAY_MS = 86_400_000

/** Returns the days by which an appeal must be registered and answered, as YYYY-MM-DD. */
export function computeTerms(received: string): { registerBy: string; answerBy: string } {
  const registerBy = daysAfter(received, REGISTER_DAYS)
  return { registerBy, answerBy: daysAfter(registerBy, ANSWER_DAYS) }
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(toNoon(day)) + count * DAY_MS).toISOString().slice(0, 10)
}
