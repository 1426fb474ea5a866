import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { allOf } from '@/lib/platform/database/russian-search'
import { claimNumber, isNumberNamed } from '@/lib/text/claim-number'
import { plainWords } from '@/lib/text/word-match'

/** Each word costs a walk through the index of texts. */
const MOST_WORDS = 8
/** «На» and «по» stand in every second text; addresses are written with «ул.» and without «дом». */
const SHORTEST_TELLING = 3
const OF_ADDRESS = /^(улиц[аеуы]|дома?|проспекта?|переулок|переулка)$/

/**
 * Chooses claims by what is typed over the map: «№ 300» by the number alone, «300» also by its words. `numbered` is the
 * condition of a claim that a number shows.
 */
export function foundBy(text: string, numbered: (id: number) => SQL): SQL {
  const number = claimNumber(text)
  if (number === null) return hasWords(text)
  return isNumberNamed(text) ? numbered(number) : sql`(${numbered(number)} OR ${hasWords(text)})`
}

/** A claim has each word in its text, its place or its theme. Words are letters and digits alone: no pattern is typed. */
function hasWords(text: string): SQL {
  const words = plainWords(text)
  const telling = words.filter(isTelling)
  const sought = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  return sought.length === 0 ? sql`FALSE` : allOf(sought.map(hasWord))
}

function isTelling(word: string): boolean {
  return /^\d/.test(word) || (word.length >= SHORTEST_TELLING && !OF_ADDRESS.test(word))
}

function hasWord(word: string): SQL {
  const pattern = patternOf(word)
  return sql`(plain_letters(c.text || ' ' || c.address) ~* ${pattern} OR c.category_id = ANY(ARRAY(
    SELECT k.id FROM claim_categories k LEFT JOIN claim_categories p ON p.id = k.parent_id
    WHERE plain_letters(concat_ws(' ', k.title, p.title)) ~* ${pattern})))`
}

/** A word begins with the stem of the asked one, and a number is that number: house 14 is not house 141. */
function patternOf(word: string): SQL {
  return /^\d+$/.test(word)
    ? sql`${`\\m${word}(\\D|$)`}`
    : sql`('\\m' || coalesce((ts_lexize('russian_stem', ${word}))[1], ${word}))`
}
