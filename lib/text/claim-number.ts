const NUMBER = /^(?:заявк[а-я]*\s+)?(?:№|#|n)?\s*(\d{1,9})$/i

/** Returns the number in «375», «№ 375» or «заявка № 375»; null for other texts. */
export function parseClaimNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}

/** True for «№ 375»; digits alone may be of a building or an act. */
export function isNumberNamed(text: string): boolean {
  return parseClaimNumber(text) !== null && /\D/.test(text.trim())
}
