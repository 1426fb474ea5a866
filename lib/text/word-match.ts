import { plainPhrase } from '@/lib/text/plain-text'

/**
 * Answers whether a text holds every word of a query, each as a beginning or a part of a word; ё counts as е, digits of
 * a phone are found without its brackets and hyphens. An empty query finds everything.
 */
export function containsWords(text: string, query: string): boolean {
  const plain = plainLetters(text)
  const joined = plain.replace(/[^\p{L}\d]/gu, '')
  return soughtWords(query).every((word) => plain.includes(word) || joined.includes(word))
}

function soughtWords(query: string): string[] {
  const digits = query.replace(/[\s()+-]/g, '')
  if (/^\d{3,}$/.test(digits)) return [digits]
  return splitWords(query)
}

/** Splits what one types into words: letters and digits alone, in small letters, ё as е. */
export function splitWords(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\d]+/gu) ?? []
}

function plainLetters(text: string): string {
  return plainPhrase(text).toLowerCase().replaceAll('ё', 'е')
}

/** Gives the words that stand beside a title, or null where the title says them: «Крепость» by «Крепость Нарын». */
export function omitIfInTitle(words: string | null, title: string): string | null {
  return words && containsWords(title, words) ? null : words
}
