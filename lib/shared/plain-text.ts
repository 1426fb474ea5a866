/** XML 1.0 cannot hold these even escaped: control characters and halves of pairs. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
/** These turn the direction of a text, so that it reads other than it is, are seen by nobody, or are what only a keyboard sends. */
const TRICKS = /[\r\u007F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu

/** Gives the text as every format of ours can hold it. */
export function sayable(text: string): string {
  return text.replace(UNSAYABLE, '')
}

/** Gives what people typed, as it is kept and shown: lines and tabs stay, signs that nobody sees go. */
export function plainText(text: string): string {
  return sayable(text).replace(TRICKS, '')
}
