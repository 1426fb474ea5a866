import { plainCode } from '@/lib/text/plain-text'

const NBSP = '\u00A0'
/** A mobile number is often said without 8; ten digits that begin with 8 may lack the last one. */
const RUSSIAN = /^(?:[78]|(?=9\d{9}$))(\d{3})(\d{3})(\d{2})(\d{2})$/

/** Formats a Russian number as «+7 (872) 055-12-34, доб. 12»; short and foreign ones stay. */
export function formatPhone(text: string): string {
  const { number, extension } = split(text)
  const parts = RUSSIAN.exec(number)
  if (!parts || hasForeignCode(text)) return text.trim()
  const [, area, first, second, third] = parts
  const tail = extension ? `, доб.${NBSP}${extension}` : ''
  return `+7${NBSP}(${area})${NBSP}${first}-${second}-${third}${tail}`
}

/** `tel:+78720551234`, `tel:112`; an extension follows after a pause. */
export function phoneHref(text: string): string {
  const { number, extension } = split(text)
  const dialled =
    RUSSIAN.test(number) && !hasForeignCode(text)
      ? `+7${number.slice(-10)}`
      : `${text.trim().startsWith('+') ? '+' : ''}${number}`
  return `tel:${dialled}${extension ? `,${extension}` : ''}`
}

/** Ten digits after +7, 8 or 7, or those of a mobile number alone. */
export function isRussianPhone(text: string): boolean {
  return /^[+\d\s()-]+$/.test(text) && RUSSIAN.test(digits(text)) && !hasForeignCode(text)
}

/** «+994 …», also «00 994 …» and «8 10 994 …». */
export function hasForeignCode(text: string): boolean {
  return /^[ (]*\+[ (]*[0-689]/.test(plainCode(text)) || /^(?:00|810(?=\d{9}))/.test(digits(text))
}

function split(text: string): { number: string; extension: string | undefined } {
  const [main = '', extension] = text.split(/доб\.?|ext\.?|#/i)
  return { number: digits(main), extension: extension ? digits(extension) || undefined : undefined }
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
