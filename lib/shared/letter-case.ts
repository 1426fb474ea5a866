/** Makes «Вторник, четверг» of «вторник, четверг». */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Makes «до 30 дней» of «До 30 дней», to stand after a colon. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
