import { formatLongDate, formatNearDate } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'

/** Returns «27 ноября», «27–29 ноября», «с 27 ноября по 3 декабря», «с 5 декабря по 3 января 2027». */
export function formatDayRange(first: string, last: string, year: string): string {
  if (first === last) return formatDay(first, year)
  if (first.slice(0, 7) !== last.slice(0, 7)) {
    const form = first.slice(0, 4) === year || last.slice(0, 4) === year ? formatNearDay : formatDay
    return typeset(`с ${form(first, year)} по ${form(last, year)}`)
  }
  const day = first.slice(8)
  return `${first.slice(0, 4) === year ? Number(day) : day}–${formatDay(last, year)}`
}

/** Returns «2 ноября», or «02 ноября 2027» outside the given year. Calendar days are read in UTC. */
export function formatDay(day: string, year = day.slice(0, 4)): string {
  return typeset(day.slice(0, 4) === year ? formatNearDate(day, 'UTC') : formatLongDate(day, 'UTC'))
}

/** Returns «2 ноября», or «2 ноября 2027» outside the given year: the form beside a day that has no year. */
function formatNearDay(day: string, year: string): string {
  const near = formatNearDate(day, 'UTC')
  const named = day.slice(0, 4)
  return typeset(named === year ? near : `${near} ${named}`)
}
