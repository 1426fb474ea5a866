/** Names of the days of a week, Monday first. */
export const WEEKDAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'] as const

const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const

/** Names a day from 1, Monday, to 7, Sunday: «среда»; an empty text for any other number. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? ''
}

/** Names a day from 1 to 7 in two letters: «ср»; an empty text for any other number. */
export function shortWeekday(weekday: number): string {
  return SHORT[weekday - 1] ?? ''
}

/** Writes «пн–чт», or «пт» where both days are one. */
export function weekdaySpan(first: number, last: number): string {
  return first === last ? shortWeekday(first) : `${shortWeekday(first)}–${shortWeekday(last)}`
}
