import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { splitWords } from '@/lib/text/word-match'

const SHORTEST_BEGINNING = 4

/** Turns a text into a query of PostgreSQL's Russian dictionary; ё counts as е, quotes and minus work as on the web. */
export function russianQuery(text: string): SQL {
  return sql`websearch_to_tsquery('russian', plain_letters(${text}))`
}

/** Asks for all words or for any of them, a word of four letters or more also where others begin with it. */
export function prefixQuery(text: string, mode: 'all' | 'any'): SQL {
  const words = splitWords(text).map((word) => (word.length >= SHORTEST_BEGINNING ? `${word}:*` : word))
  return sql`to_tsquery('russian', ${words.join(mode === 'all' ? ' & ' : ' | ')})`
}

/** Finds titles that nearly contain the text: the stemmer does not join «площадок» and «площадка», and people slip. */
export function matchesTitle(title: SQL, text: string): SQL {
  return sql`(plain_letters(${title}) ILIKE ${`%${escapeLike(text)}%`} OR plain_letters(${text}) <% plain_letters(${title}))`
}

/** True if the text matches the searched columns, or nearly the title. */
export function hasText(searched: SQL, title: SQL, text: string): SQL {
  return sql`(to_tsvector('russian', plain_letters(${searched})) @@ ${russianQuery(text)} OR ${matchesTitle(title, text)})`
}

export function escapeLike(text: string): string {
  return text
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/[\\%_]/g, '\\$&')
}

/** Joins all conditions by AND; without any it answers TRUE. */
export function joinAnd(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`TRUE` : sql.join(conditions, sql` AND `)
}
