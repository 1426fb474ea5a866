import { upperFirst } from '@/lib/text/capitalize'
import type { OpenHours } from '@/lib/time/opening-hours'
import { typeset } from '@/lib/text/typography'
import { weekdayName } from '@/lib/time/weekdays'

/** Weeks of the month: «1+3» is the first and third such day. */
export const RECEPTION_WEEKS = ['every', '1', '2', '3', '4', 'last', '1+3', '2+4'] as const
export type ReceptionWeeks = (typeof RECEPTION_WEEKS)[number]

export interface ReceptionHours extends OpenHours {
  weeks: ReceptionWeeks
  place: string
  /** Length of a bookable talk; null without booking. */
  slot_minutes: number | null
}

export function takesBookings(hours: readonly ReceptionHours[]): boolean {
  return hours.some(({ slot_minutes: minutes }) => minutes !== null)
}

interface ReceptionTime {
  when: string
  place: string
}

/** Index into ORDINALS by the grammatical gender of each weekday. */
const GENDERS = [0, 0, 1, 0, 1, 1, 2] as const
const ORDINALS: Readonly<Record<string, readonly [string, string, string]>> = {
  '1': ['первый', 'первая', 'первое'],
  '2': ['второй', 'вторая', 'второе'],
  '3': ['третий', 'третья', 'третье'],
  '4': ['четвёртый', 'четвёртая', 'четвёртое'],
  last: ['последний', 'последняя', 'последнее'],
}

/** Groups days of every week by time and place. */
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

function dayInWords(weekday: number, weeks: ReceptionWeeks): string {
  const day = weekdayName(weekday)
  if (weeks === 'every') return day
  const gender = GENDERS[weekday - 1] ?? 0
  const places = weeks.split('+').map((week) => ORDINALS[week]?.[gender])
  return `${places.join(' и\u00A0')} ${day} месяца`
}
