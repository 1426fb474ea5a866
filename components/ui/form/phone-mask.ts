interface Masked {
  /** The field holds this before the place where text comes in. */
  value: string
}

/** This is the mask of spec.md 5, `+7 (###) ###-##-##`, in the words of IMask. */
export const phoneMask = { mask: '+{7} (000) 000-00-00', prepare: preparePhone }

/**
 * Prepares text on its way into the mask, typed or pasted. A leading 8 or +7 is the country's, not the number's: «8 928
 * …», «+7 928 …» and «928 …» are one number; a whole pasted number without either may itself begin with 8 («872 …»).
 */
function preparePhone(text: string, { value }: Masked): string {
  const before = digitsOf(value)
  if (before.length > 1 || text === '+') return text
  const digits = digitsOf(text)
  const hasCountry = before === '7'
  if (digits.length > 10 && /^[78]/.test(digits)) return (hasCountry ? '' : '7') + digits.slice(1)
  if (hasCountry) return digits
  if (digits.length === 10) return `7${digits}`
  return digits.replace(/^8/, '7')
}

/** Answers whether nothing but the country stands there: then the field counts as empty. */
export function isEmptyPhone(text: string): boolean {
  return digitsOf(text).length < 2
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
