export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Returns the day, YYYY-MM-DD, `count` days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

const SATURDAY = 6
const SUNDAY = 0

interface NearDays {
  title: string
  from: string
  to: string
}

export function nearDays(today: string): NearDays[] {
  const tomorrow = addDays(today, 1)
  return [
    { title: 'Сегодня', from: today, to: today },
    { title: 'Завтра', from: tomorrow, to: tomorrow },
    nearWeekend(today),
  ]
}

/** On a Sunday what is left of the weekend is «Сегодня». */
function nearWeekend(today: string): NearDays {
  const weekday = new Date(today).getUTCDay()
  const saturday = addDays(today, SATURDAY - weekday)
  const title = weekday === SUNDAY ? 'Следующие выходные' : 'Выходные'
  return { title, from: saturday, to: addDays(saturday, 1) }
}
