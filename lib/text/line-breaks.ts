import { replaceOutside } from '@/lib/text/replace-outside'

const BREAK = '\u200B'
/** Source of an expression with the flag `u`. */
export const EMAIL = '[\\p{L}\\p{N}._+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+'
const LONG = new RegExp(`${EMAIL}|(?<!\\d)\\d{16,}(?!\\d)`, 'gu')
const ALONE = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|https?:\/\/[^\s<>"»]+/g

/** Splits emails after «@» and before dots, account numbers after each four digits. */
export function splitAtBreaks(text: string): string[] {
  return text.replace(LONG, (long) => insertBreaks(long, BREAK)).split(BREAK)
}

/** Splits a text; long words have odd indexes. */
export function splitLongWords(text: string): string[] {
  return text.split(new RegExp(`(${LONG.source})`, 'u'))
}

/** CSS class: such a word wraps as a whole and breaks only if wider than a line. */
export const LONG_WORD = 'long-word'

export function addLineBreaks(html: string): string {
  const whole = (long: string) => `<span class="${LONG_WORD}">${insertBreaks(long, '<wbr>')}</span>`
  return replaceOutside(html, ALONE, (words) => words.replace(LONG, whole))
}

function insertBreaks(long: string, seam: string): string {
  return long.split(long.includes('@') ? /(?<=@)|(?=\.)/ : /(?<=^(?:\d{4})+)/).join(seam)
}
