import { upperFirst } from '@/lib/shared/letter-case'
import type { OpenHours } from '@/lib/shared/opening-hours'
import { typeset } from '@/lib/shared/typography'

const ON = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']

interface ReceptionTime {
  /** «Вторник, четверг, 9:00–17:00». */
  when: string
  place: string
}

/** Words hours of reception: days of the same time and place stand together. */
export function receptionTimes(hours: readonly (OpenHours & { place: string })[]): ReceptionTime[] {
  const rows = new Map<string, { days: number[]; time: string; place: string }>()
  for (const { weekday, from, to, place } of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const time = typeset(`${from}–${to}`)
    const row = rows.get(time + place)
    if (row) row.days.push(weekday)
    else rows.set(time + place, { days: [weekday], time, place })
  }
  return [...rows.values()].map(({ days, time, place }) => ({
    when: `${upperFirst(days.map((day) => ON[day - 1]).join(', '))}, ${time}`,
    place,
  }))
}
