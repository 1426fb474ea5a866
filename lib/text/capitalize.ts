/** «вторник, четверг» → «Вторник, четверг». */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** «До 30 дней» → «до 30 дней»; an abbreviation stays. */
export function lowerFirst(words: string): string {
  if (/^\p{Lu}{2}/u.test(words)) return words
  return words.charAt(0).toLowerCase() + words.slice(1)
}
