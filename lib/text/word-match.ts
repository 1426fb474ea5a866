import { plainPhrase } from '@/lib/text/plain-text'

/** True if the text has every word of the query, also inside words; ё equals е, phones match without punctuation. */
export function containsWords(text: string, query: string): boolean {
  const plain = normalize(text)
  const joined = plain.replace(/[^\p{L}\d]/gu, '')
  return soughtWords(query).every((word) => plain.includes(word) || joined.includes(word))
}

function soughtWords(query: string): string[] {
  const digits = query.replace(/[\s()+-]/g, '')
  if (/^\d{3,}$/.test(digits)) return [digits]
  return splitWords(query)
}

/** Lower-case words of letters and digits, ё as е. */
export function splitWords(text: string): string[] {
  return normalize(text).match(/[\p{L}\d]+/gu) ?? []
}

function normalize(text: string): string {
  return plainPhrase(text).toLowerCase().replaceAll('ё', 'е')
}

/** Null if the title already contains it: «Крепость» by «Крепость Нарын». */
export function omitIfInTitle(words: string | null, title: string): string | null {
  return words && containsWords(title, words) ? null : words
}
