import { replaceOutside } from '@/lib/text/replace-outside'

/** A zero width space: it marks where a line may end. */
const BREAK = '\u200B'
/** Matches an e-mail address in a text; it is the source of an expression with the flag `u`. */
export const EMAIL = '[\\p{L}\\p{N}._+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+'
/** Matches an e-mail address or the number of an account. */
const LONG = new RegExp(`${EMAIL}|(?<!\\d)\\d{16,}(?!\\d)`, 'gu')
/** Addresses of the web, tags and code stay as they are. */
const ALONE = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|https?:\/\/[^\s<>"»]+/g

/** Splits a text where its long words may part: an e-mail after «@» and before a full stop, an account after four digits. */
export function splitAtBreaks(text: string): string[] {
  return text.replace(LONG, (long) => insertBreaks(long, BREAK)).split(BREAK)
}

/** Splits a text around its long words, which stand at odd places. */
export function splitLongWords(text: string): string[] {
  return text.split(new RegExp(`(${LONG.source})`, 'u'))
}

/** A long word of this class goes to the next line as a whole, and parts only where it does not fit into one. */
export const LONG_WORD = 'long-word'

/** Lets the long words of HTML part in the same places. */
export function addLineBreaks(html: string): string {
  const whole = (long: string) => `<span class="${LONG_WORD}">${insertBreaks(long, '<wbr>')}</span>`
  return replaceOutside(html, ALONE, (words) => words.replace(LONG, whole))
}

function insertBreaks(long: string, seam: string): string {
  return long.split(long.includes('@') ? /(?<=@)|(?=\.)/ : /(?<=^(?:\d{4})+)/).join(seam)
}
