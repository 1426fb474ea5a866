import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { dropNumberSign } from '@/lib/text/plain-text'
import { splitWords } from '@/lib/text/word-match'

const MIN_BEGINNING_LENGTH = 4

/** Web-search syntax in PostgreSQL's Russian dictionary; ё equals е. */
export function russianQuery(text: string): SQL {
  return sql`websearch_to_tsquery('russian', plain_letters(${text}))`
}

/** Words of four letters or more match as prefixes. */
export function prefixQuery(text: string, mode: 'all' | 'any'): SQL {
  const words = splitWords(text).map((word) => (word.length >= MIN_BEGINNING_LENGTH ? `${word}:*` : word))
  return sql`to_tsquery('russian', ${words.join(mode === 'all' ? ' & ' : ' | ')})`
}

/** Tolerates typos and word forms that the stemmer separates: «площадок», «площадка». */
export function matchesTitle(title: SQL, text: string): SQL {
  return sql`(${containsText(title, text)} OR plain_letters(${text}) <% plain_letters(${title}))`
}

/** True if the text matches the searched columns, or nearly the title. */
export function hasText(searched: SQL, title: SQL, text: string): SQL {
  return sql`(to_tsvector('russian', plain_letters(${searched})) @@ ${russianQuery(text)} OR ${matchesTitle(title, text)})`
}

export function containsText(column: SQL, text: string): SQL {
  return sql`plain_letters(${column}) ILIKE ${`%${escapeLike(text)}%`}`
}

/** True for rows of the number, if the text is «№ 12» or «12», and for rows with the text. */
export function hasNumberOrText(number: SQL, searched: SQL, text: string): SQL {
  const digits = /^\d{1,9}$/.exec(dropNumberSign(text))?.[0]
  const matches = containsText(searched, text)
  return digits ? sql`(${number} = ${Number(digits)} OR ${matches})` : matches
}

export function escapeLike(text: string): string {
  return text
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/[\\%_]/g, '\\$&')
}

export function joinAnd(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`TRUE` : sql.join(conditions, sql` AND `)
}
