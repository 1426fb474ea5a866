import type { Calendar } from '@/lib/content/read/calendar'
import type { FieldPath } from '@/lib/content/read/read-source'

export type PlaceholderValues = (name: string) => string | undefined

const PLACEHOLDER = /\{\{([^{}]+)\}\}/g

/** Values of `{{day:-12}}`, `{{date:-12}}`, `{{year:-12}}`, `{{years:-1}}`, `{{week:0 day:7}}` and of facts. */
export function placeholderValues(calendar: Calendar, facts: ReadonlyMap<string, string>): PlaceholderValues {
  const counted: Record<string, (after: number) => string> = {
    day: calendar.dayAndMonth,
    date: calendar.longDate,
    year: (after) => String(calendar.year(after)),
    years: (after) => String(calendar.yearAfter(after)),
  }
  return (name) => {
    const [, week, weekday] = /^week:(-?\d+) day:([1-7])$/.exec(name) ?? []
    if (week && weekday) return calendar.weekdayDate(Number(week), Number(weekday))
    const [, kind = '', after = ''] = /^(day|date|years?):(-?\d+)$/.exec(name) ?? []
    return counted[kind]?.(Number(after)) ?? facts.get(name)
  }
}

/** Replaces placeholders in all texts; reports unknown ones with their field. */
export function fillPlaceholders(
  value: unknown,
  words: PlaceholderValues,
  unknown: (field: FieldPath, name: string) => void,
  field: FieldPath = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(PLACEHOLDER, (written, name: string) => {
      const replacement = words(name.trim())
      if (replacement === undefined) unknown(field, written)
      return replacement ?? written
    })
  }
  if (Array.isArray(value)) return value.map((one, index) => fillPlaceholders(one, words, unknown, [...field, index]))
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).map(([key, one]) => [
    key,
    fillPlaceholders(one, words, unknown, [...field, key]),
  ])
  return Object.fromEntries(filled) as unknown
}
