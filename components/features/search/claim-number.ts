const NUMBER = /^(?:заявк[а-я]*\s+)?(?:№|#|n)?\s*(\d{1,9})$/i

/** The number of a claim that somebody looks for: «375», «№ 375», «заявка № 375»; null where the text is anything else. */
export function claimNumber(text: string): number | null {
  const digits = NUMBER.exec(text.trim())?.[1]
  return digits && Number(digits) > 0 ? Number(digits) : null
}
