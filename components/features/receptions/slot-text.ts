import { formatNearDate, formatTime } from '@/lib/time/dates'
import { upperFirst } from '@/lib/text/capitalize'
import { typeset } from '@/lib/text/typography'
import type { SlotDay } from '@/lib/domains/receptions/contract'

const WEEKDAY = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Returns «Среда, 2 декабря». */
export function formatDay(day: string): string {
  return typeset(upperFirst(WEEKDAY.format(new Date(`${day}T12:00:00Z`))))
}

export function firstFreeTime(days: readonly SlotDay[]): string | undefined {
  return days.flatMap(({ slots }) => slots).find(({ is_free: isFree }) => isFree)?.starts_at
}

/** Returns «2 декабря, 16:00». */
export function formatSlotTime(moment: string, zone: string): string {
  return typeset(`${formatNearDate(moment, zone)}, ${formatTime(moment, zone)}`)
}

/** Returns «свободно 9 из 12» or «всё занято». */
export function formatFreeSlots({ slots }: SlotDay): string {
  const free = slots.filter(({ is_free: isFree }) => isFree).length
  return free === 0 ? 'всё занято' : typeset(`свободно ${free} из ${slots.length}`)
}
