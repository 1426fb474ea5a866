import { searchKinds, type SearchResult } from '@/lib/domains/search/contract'
import { formatDate } from '@/lib/time/dates'

/** Returns what to show beside titles shared by several results; null for unique titles. */
export function disambiguateTitles(results: readonly SearchResult[], zone: string): (string | null)[] {
  const times = new Map<string, number>()
  for (const result of results) times.set(joinTitle(result), (times.get(joinTitle(result)) ?? 0) + 1)
  return results.map((result) => ((times.get(joinTitle(result)) ?? 0) > 1 ? distinction(result, zone) : null))
}

function joinTitle({ title }: SearchResult): string {
  return title.map(({ text }) => text).join('')
}

function distinction({ kind, id, note, date }: SearchResult, zone: string): string | null {
  if (kind === 'claims') return `№\u00A0${id}`
  if (kind === 'documents') return note
  if (date) return formatDate(date, kind === 'galleries' ? 'UTC' : zone)
  return note ?? searchKinds.find((one) => one.id === kind)?.one ?? null
}
