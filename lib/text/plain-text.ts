/** XML 1.0 cannot hold these even escaped: control characters and halves of pairs. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Word ends a line within a paragraph by a vertical tab and a page by a form feed. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Word keeps a non-breaking hyphen as this control character. */
const WORD_HYPHEN = /\u001E/g
/** Characters that turn the direction of a text, so that it reads other than it is. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g
/** Characters without a glyph that no language needs: soft hyphen, zero-width space, word joiner, BOM, delete. */
const UNSEEN = /[\u007F\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g
/** All characters that are drawn as nothing, joiners and marks of direction among them; the Braille blank is one too. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const HYPHEN = /[\u02D7\u2010-\u2012\u2043\u2212\uFE58\uFE63\uFF0D]/g
const DASH = /[\u2013-\u2015]/g
const APOSTROPHE = /[`´‘′]/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns the text as every format of ours can hold it. */
export function stripControlCharacters(text: string): string {
  return text.replace(UNSAYABLE, '')
}

/**
 * Returns a text of several lines as it is stored and shown: composed letters, one kind of line break, nothing unseen.
 * Letters come in pieces («и» and a breve for «й») from macOS and from PDF, and a search finds only the composed ones.
 */
export function plainText(text: string): string {
  const lines = text.replace(LINE_BREAK, '\n').replace(WORD_HYPHEN, '-')
  return stripControlCharacters(lines).replace(DIRECTION, '').replace(UNSEEN, '').normalize('NFC')
}

/** Returns a text of one line: line breaks, tabs and all kinds of spaces become single spaces. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}

/** Returns words that are compared with others, such as a search query: without anything invisible, with plain hyphens. */
export function plainPhrase(text: string): string {
  return plainLine(plainText(text).replace(INVISIBLE, '')).replace(HYPHEN, '-')
}

/** Returns the number of a paper as it was meant: a dash in it is a hyphen. */
export function plainDesignation(text: string): string {
  return plainPhrase(text).replace(DASH, '-')
}

/** Returns a person's name as it was meant: hyphens and apostrophes of any kind are those of a keyboard. */
export function plainPersonName(text: string): string {
  return plainDesignation(text).replace(APOSTROPHE, "'")
}

/** Returns an e-mail address, a phone or a number as it was meant: full-width digits and letters become the usual ones. */
export function plainCode(text: string): string {
  return plainDesignation(text.normalize('NFKC'))
}

/** Returns the digits of a number that papers print in groups; whatever else stands in it stays. */
export function plainNumber(text: string): string {
  return plainCode(text).replace(/[ -]/g, '')
}

/** Returns the text, or an empty one if none of its characters can be seen. */
export function emptyIfInvisible(text: string): string {
  return VISIBLE.test(text.replace(INVISIBLE, '')) ? text : ''
}
