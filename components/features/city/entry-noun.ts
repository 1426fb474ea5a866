import { plural } from '@/lib/text/plural'

/** Shared by the server and the browser, which recounts while the visitor types. */
export function entryNoun(count: number): string {
  return plural(count, ['запись', 'записи', 'записей'])
}
