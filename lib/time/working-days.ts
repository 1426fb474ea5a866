import { addDays } from '@/lib/time/days'

export interface WorkingCalendar {
  daysOff: ReadonlySet<string>
  workedDays: ReadonlySet<string>
}

/** The start itself does not count. */
export function addWorkingDays(start: string, count: number, calendar: WorkingCalendar): string {
  let day = start
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) left -= 1
  }
  return day
}

/** Working days after `start`, up to and including `end`. */
export function countWorkingDays(start: string, end: string, calendar: WorkingCalendar): number {
  let count = 0
  for (let day = start; day < end;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, calendar)) count += 1
  }
  return count
}

function isWorkingDay(day: string, { daysOff, workedDays }: WorkingCalendar): boolean {
  if (workedDays.has(day)) return true
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !daysOff.has(day)
}
