const PHONE = /(?<!\d)(?:\+7|8)?[\s(-]*9\d{2}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/
const FLAT = /(?<!\p{L})(?:кв(?:\.|артир[аеуы])?)\s*№?\s*\d/iu

/** Returns a warning about a phone or a flat in a text that everyone will read; null if it names none. */
export function warnOfPrivateWords(text: string): string | null {
  const named = [PHONE.test(text) && 'телефон', FLAT.test(text) && 'квартира'].filter(Boolean).join(' и ')
  return named ? `В тексте ${named}: его прочтут все. Запишите без этого.` : null
}
