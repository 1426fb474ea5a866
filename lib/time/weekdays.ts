export const WEEKDAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'] as const

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const

export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? ''
}

export function shortWeekday(weekday: number): string {
  return SHORT[weekday - 1] ?? ''
}

/** «пн–чт», or «пт» for one day. */
export function weekdaySpan(first: number, last: number): string {
  return first === last ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`
}
