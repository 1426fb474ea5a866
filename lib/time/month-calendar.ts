import { isoDay } from '@/lib/time/dates'
import { addDays, DAY_MS, HOUR_MS } from '@/lib/time/days'

export interface Showing {
  starts_at: string
  ends_at: string | null
}

/** Weeks from Monday; null for days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let start = addDays(first, -lead); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start, index))
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)))
  }
  return weeks
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Days of a showing in the zone. One shorter than a day belongs to its first day, even if it ends after midnight. */
export function daysOfShowing(
  { starts_at: start, ends_at: end }: Showing,
  zone: string,
): { first: string; last: string } {
  const first = isoDay(start, zone)
  const isLong = end !== null && Date.parse(end) - Date.parse(start) >= DAY_MS
  return { first, last: isLong ? isoDay(end, zone) : first }
}

const SUPPOSED_LENGTH = 3 * HOUR_MS

/** A showing without an end lasts three hours. */
export function isShowingOver({ starts_at: start, ends_at: end }: Showing, now: Date): boolean {
  return (end === null ? Date.parse(start) + SUPPOSED_LENGTH : Date.parse(end)) <= now.getTime()
}

/** First showing that is not over, otherwise the last. Showings must be sorted. */
export function nearestShowing<T extends Showing>(showings: readonly T[], now: Date): T | undefined {
  return showings.find((one) => !isShowingOver(one, now)) ?? showings.at(-1)
}
