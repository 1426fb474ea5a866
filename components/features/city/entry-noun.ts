import { plural } from '@/lib/text/plural'

/** Names the entries of the directory beside their number, which the browser counts anew while one types. */
export function entryNoun(count: number): string {
  return plural(count, ['запись', 'записи', 'записей'])
}
