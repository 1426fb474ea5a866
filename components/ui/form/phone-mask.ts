import { hasForeignCode } from '@/lib/text/phone'
import { plainCode } from '@/lib/text/plain-text'

interface Masked {
  value: string
}

/** `+7 (###) ###-##-##` for a Russian number; foreign numbers stay as typed. */
export const phoneMask = {
  mask: [{ mask: '+{7} (000) 000-00-00' }, { mask: /^[+\d\s()-]{0,30}$/ }],
  dispatch: chooseMask,
  prepare: preparePhone,
}

interface MaskChoice<Mask> extends Masked {
  compiledMasks: Mask[]
}

function chooseMask<Mask>(appended: string, { value, compiledMasks: [russian, foreign] }: MaskChoice<Mask>): Mask {
  return (isForeign(value + appended) ? foreign : russian) as Mask
}

/** No Russian code begins with 0: that is a number dialled abroad, «00 994 …». */
function isForeign(text: string): boolean {
  return hasForeignCode(text) || /^\D*0/.test(text)
}

/** A leading 8 or +7 is the country code, unless a full number without it begins with 8 («872 …»). */
function preparePhone(text: string, { value }: Masked): string {
  const before = getDigits(value)
  if (before.length > 1 || text === '+') return text
  if (isForeign(value + text)) return text.length > 1 ? plainCode(text) : text
  const digits = getDigits(text)
  const hasCountry = before === '7'
  if (digits.length > 10 && /^[78]/.test(digits)) return (hasCountry ? '' : '7') + digits.slice(1)
  if (hasCountry) return digits
  if (digits.length === 10) return `7${digits}`
  return digits.replace(/^8/, '7')
}

/** True if nothing but the country code is typed. */
export function isEmptyPhone(text: string): boolean {
  return getDigits(text).length < 2
}

function getDigits(text: string): string {
  return text.replace(/\D/g, '')
}
