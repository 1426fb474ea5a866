export interface WorkingCalendar {
  daysOff: ReadonlySet<string>
  workedDays: ReadonlySet<string>
}

const DAY_MS = 86_400_000

/** The start itself does not count. */
export function addWorkingDays(start: string, count: number, calendar: WorkingCalendar): string {
  let day = start
  for (let left = count; left > 0;) {
    day = nextDay(day)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return day
}

/** Working days after `start`, up to and including `end`. */
export function countWorkingDays(start: string, end: string, calendar: WorkingCalendar): number {
  let count = 0
  for (let day = start; day < end;) {
    day = nextDay(day)
    if (isWorkingDay(day, calendar)) count += 1
  }
  return count
}

function isWorkingDay(day: string, { daysOff, workedDays }: WorkingCalendar): boolean {
  if (workedDays.has(day)) return true
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !daysOff.has(day)
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}
