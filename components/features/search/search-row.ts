import { markedContactsHtml, markedHtml } from '@/components/features/search/marked-html'
import { toShownDay, toShownMoment } from '@/components/ui/text/date-text'
import { unbrokenHtml } from '@/components/ui/text/line-breaks-html'
import { env } from '@/lib/config/env'
import { searchKinds, type SearchResult } from '@/lib/domains/search/contract'
import { formatDate } from '@/lib/time/dates'

export type SearchRow = ReturnType<typeof toSearchRow>

export function toSearchRows(results: readonly SearchResult[]): SearchRow[] {
  const shown = withoutRepeatedContacts(results)
  const distinctions = disambiguateTitles(shown, env.TIME_ZONE)
  return shown.map((result, index) => toSearchRow(result, distinctions[index] ?? null))
}

/** The page of an office has what the directory of phones says of it. */
function withoutRepeatedContacts(results: readonly SearchResult[]): readonly SearchResult[] {
  const offices = new Set(results.filter(({ kind }) => kind === 'organizations').map(joinTitle))
  return results.filter((result) => result.kind !== 'contacts' || !offices.has(joinTitle(result)))
}

/** Texts of residents are shown as written, without phone links. */
const residentKinds: readonly SearchResult['kind'][] = ['ideas', 'claims']

function toSearchRow({ kind, id, note, date, title, text, path }: SearchResult, distinction: string | null) {
  const kindTitle = searchKinds.find((one) => one.id === kind)?.one
  const toHtml = residentKinds.includes(kind) ? markedHtml : markedContactsHtml
  return {
    key: `${kind} ${id} ${path}`,
    href: path,
    kind: kindTitle,
    note: note && note !== distinction ? unbrokenHtml(note) : null,
    date: date && toShownDate(kind, date),
    title: markedHtml(title),
    // the kind is shown above already
    distinction: distinction && { text: distinction, isShown: distinction !== kindTitle },
    text: text.length > 0 ? toHtml(text) : null,
  }
}

/** Kinds whose date is the publication; for others it is when something takes place. */
const published: readonly SearchResult['kind'][] = ['news', 'messages', 'ideas', 'claims']

/** The date of an act is in its note; the date of an album has no time. */
function toShownDate(kind: SearchResult['kind'], date: string) {
  if (kind === 'documents') return null
  if (published.includes(kind)) return toShownMoment(date, { zone: env.TIME_ZONE })
  return toShownDay(date, { zone: kind === 'galleries' ? 'UTC' : env.TIME_ZONE })
}

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
