const FLEETING = /(?<![а-яё])(?:сегодня(?:шн[а-яё]+)?|(?:после)?завтра(?:шн[а-яё]+)?)(?![а-яё])/gi

/** Quotations and dialogue may contain such words. */
const QUOTED = /«[^»]*»|^[\s*]*[–—].*$/gm

/** Returns words such as «сегодня», true on one day only, in lower case. */
export function relativeDayWords(text: string): string[] {
  const words = text.replace(QUOTED, '').match(FLEETING) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))]
}
