/**
 * Answers whether a text holds every word of a query, each as a beginning or a part of a word; ё counts as е, digits of
 * a phone are found without its brackets and hyphens. An empty query finds everything.
 */
export function holdsWords(text: string, query: string): boolean {
  const plain = plainText(text)
  const joined = plain.replace(/[^\p{L}\d]/gu, '')
  return wordsOf(query).every((word) => plain.includes(word) || joined.includes(word))
}

function wordsOf(query: string): string[] {
  const digits = query.replace(/[\s()+-]/g, '')
  if (/^\d{3,}$/.test(digits)) return [digits]
  return plainText(query)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}

function plainText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}
