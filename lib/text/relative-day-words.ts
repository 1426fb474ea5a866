const FLEETING = /(?<![а-яё])(?:сегодня(?:шн[а-яё]+)?|(?:после)?завтра(?:шн[а-яё]+)?)(?![а-яё])/gi

/** Quotations stay as they were said: «…», and the lines of a talk, which begin with a dash. */
const QUOTED = /«[^»]*»|^[\s*]*[–—].*$/gm

/** Finds words such as «сегодня» and «завтра», which are true on one day only, each once, in small letters. */
export function relativeDayWords(text: string): string[] {
  const words = text.replace(QUOTED, '').match(FLEETING) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))]
}
