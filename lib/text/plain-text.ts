/** Control characters and lone surrogates: XML 1.0 has no escape for them. */
const FORBIDDEN_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** Word breaks lines by vertical tabs and pages by form feeds. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const WORD_HYPHEN = /\u001E/g
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g
const UNSEEN = /[\u007F\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g
/** All characters without a glyph; the Braille blank too. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
const HYPHEN = /[\u02D7\u2010-\u2012\u2043\u2212\uFE58\uFE63\uFF0D]/g
const DASH = /[\u2013-\u2015]/g
const APOSTROPHE = /[`´‘′]/g
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function stripControlCharacters(text: string): string {
  return text.replace(FORBIDDEN_IN_XML, '')
}

/** Cuts to UTF-16 units; half an emoji at the end goes too. */
export function cutText(text: string, longest: number): string {
  return stripControlCharacters(text.slice(0, longest))
}

/** NFC, one kind of line break, nothing invisible. macOS and PDF decompose «й», which search would not find. */
export function plainText(text: string): string {
  const lines = text.replace(LINE_BREAK, '\n').replace(WORD_HYPHEN, '-')
  return stripControlCharacters(lines).replace(DIRECTION, '').replace(UNSEEN, '').normalize('NFC')
}

export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim()
}

/** Text to compare, such as a search query: nothing invisible, plain hyphens. */
export function plainPhrase(text: string): string {
  return plainLine(plainText(text).replace(INVISIBLE, '')).replace(HYPHEN, '-')
}

export function plainDesignation(text: string): string {
  return plainPhrase(text).replace(DASH, '-')
}

/** «№ 12» → «12». */
export function dropNumberSign(text: string): string {
  return text.replace(/^№\s*/, '')
}

export function plainPersonName(text: string): string {
  return plainDesignation(text).replace(APOSTROPHE, "'")
}

export function plainCode(text: string): string {
  return plainDesignation(text.normalize('NFKC'))
}

export function plainNumber(text: string): string {
  return plainCode(text).replace(/[ -]/g, '')
}

export function emptyIfInvisible(text: string): string {
  return VISIBLE.test(text.replace(INVISIBLE, '')) ? text : ''
}
