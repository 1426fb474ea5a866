import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { joinAnd } from '@/lib/platform/database/russian-search'
import { parseClaimNumber, isNumberNamed } from '@/lib/domains/claims/rules'
import { splitWords } from '@/lib/text/word-match'

/** Each word costs a scan of the index of texts. */
const MAX_WORDS = 8
/** «На» and «по» are in every second text; addresses are written with «ул.» and without «дом». */
const MIN_WORD_LENGTH = 3
const ADDRESS_WORD = /^(улиц[аеуы]|дома?|проспекта?|переулок|переулка)$/

/** Condition of claims found by a text: «№ 300» by the number alone, «300» also by words. `numbered` finds by number. */
export function matchesText(text: string, numbered: (id: number) => SQL): SQL {
  const number = parseClaimNumber(text)
  if (number === null) return hasWords(text)
  return isNumberNamed(text) ? numbered(number) : sql`(${numbered(number)} OR ${hasWords(text)})`
}

/** Each word is in the claim's text, address or category. Words have no signs, so no pattern can be typed. */
function hasWords(text: string): SQL {
  const words = splitWords(text)
  const significant = words.filter(isSignificant)
  const sought = (significant.length > 0 ? significant : words).slice(0, MAX_WORDS)
  return sought.length === 0 ? sql`FALSE` : joinAnd(sought.map(hasWord))
}

function isSignificant(word: string): boolean {
  return /^\d/.test(word) || (word.length >= MIN_WORD_LENGTH && !ADDRESS_WORD.test(word))
}

function hasWord(word: string): SQL {
  const pattern = toPattern(word)
  return sql`(plain_letters(c.text || ' ' || c.address) ~* ${pattern} OR c.category_id = ANY(ARRAY(
    SELECT k.id FROM claim_categories k LEFT JOIN claim_categories p ON p.id = k.parent_id
    WHERE plain_letters(concat_ws(' ', k.title, p.title)) ~* ${pattern})))`
}

/** Matches words that begin with the stem, and whole numbers: building 14 is not building 141. */
function toPattern(word: string): SQL {
  return /^\d+$/.test(word)
    ? sql`${`\\m${word}(\\D|$)`}`
    : sql`('\\m' || coalesce((ts_lexize('russian_stem', ${word}))[1], ${word}))`
}
