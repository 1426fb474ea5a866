import { upperFirst } from '@/lib/text/capitalize'
import type { OpenHours } from '@/lib/time/opening-hours'
import { typeset } from '@/lib/text/typography'
import { weekdayName } from '@/lib/time/weekdays'

/** The weeks of a month in which an official receives: «1+3» means the first and the third such day of the month. */
export const RECEPTION_WEEKS = ['every', '1', '2', '3', '4', 'last', '1+3', '2+4'] as const
export type ReceptionWeeks = (typeof RECEPTION_WEEKS)[number]

/** A line of the schedule by which an official receives residents. */
export interface ReceptionHours extends OpenHours {
  weeks: ReceptionWeeks
  place: string
  /** How long one talk lasts where the portal books it; null where it does not. */
  slot_minutes: number | null
}

/** Answers whether the portal books times of these hours. */
export function takesBookings(hours: readonly ReceptionHours[]): boolean {
  return hours.some(({ slot_minutes: minutes }) => minutes !== null)
}

interface ReceptionTime {
  /** «Вторник, четверг, 9:00–17:00», «Первая и третья среда месяца, 16:00–19:00». */
  when: string
  place: string
}

/** Says by the gender of each day which of «первый», «первая», «первое» agrees with it. */
const GENDERS = [0, 0, 1, 0, 1, 1, 2] as const
const ORDINALS: Readonly<Record<string, readonly [string, string, string]>> = {
  '1': ['первый', 'первая', 'первое'],
  '2': ['второй', 'вторая', 'второе'],
  '3': ['третий', 'третья', 'третье'],
  '4': ['четвёртый', 'четвёртая', 'четвёртое'],
  last: ['последний', 'последняя', 'последнее'],
}

/** Words hours of reception: days of every week that share time and place stand together. */
export function formatReceptionTimes(hours: readonly ReceptionHours[]): ReceptionTime[] {
  const rows = new Map<string, { days: string[]; time: string; place: string }>()
  for (const { weekday, weeks, from, to, place } of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const time = typeset(`${from}–${to}`)
    const day = dayInWords(weekday, weeks)
    const key = [weeks === 'every' ? '' : day, time, place].join()
    const row = rows.get(key)
    if (row) row.days.push(day)
    else rows.set(key, { days: [day], time, place })
  }
  return [...rows.values()].map(({ days, time, place }) => ({ when: `${upperFirst(days.join(', '))}, ${time}`, place }))
}

/** Writes «вторник» or «первая и третья среда месяца». */
function dayInWords(weekday: number, weeks: ReceptionWeeks): string {
  const day = weekdayName(weekday)
  if (weeks === 'every') return day
  const gender = GENDERS[weekday - 1] ?? 0
  const places = weeks.split('+').map((week) => ORDINALS[week]?.[gender])
  return `${places.join(' и ')} ${day} месяца`
}
