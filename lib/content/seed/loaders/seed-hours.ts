import { readReceptionLine } from '@/lib/content/read/reception-line'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'

type Weekday = NonNullable<SeedData<'organizations'>['hours']>[number]['weekday']

/** Returns a row per day of «1-4 09:00-18:00; 5 09:00-16:45». */
export function parseHours(text: string): { weekday: Weekday; from: string; to: string }[] {
  return text.split('; ').flatMap((part) => {
    const [days = '', times = ''] = part.split(' ')
    const [first = 1, last = first] = days.split('-').map(Number)
    const [from = '', to = ''] = times.split('-')
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      weekday: String(first + index) as Weekday,
      from,
      to,
    }))
  })
}

export function receptionRows(lines: readonly string[] = []) {
  return lines.flatMap((line) => {
    const hours = readReceptionLine(line)
    if (!hours) return []
    const { weekday, slot_minutes: slotMinutes, ...rest } = hours
    return [{ ...rest, weekday: String(weekday) as Weekday, slotMinutes }]
  })
}
