const NUMBER = /^(?:заявк[а-я]*\s+)?(?:№|#|n)?\s*(\d{1,9})$/i

/**
 * Returns the number of a claim that somebody searches for, «375», «№ 375», «заявка № 375»; null for any other text.
 */
export function parseClaimNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}

/** Answers whether a number is said to be one, «№ 375»: digits alone may be those of a house or of an act. */
export function isNumberNamed(text: string): boolean {
  return parseClaimNumber(text) !== null && /\D/.test(text.trim())
}
