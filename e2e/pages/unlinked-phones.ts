const PHONE = /(?:\+7|(?<!\d)8)[\s(-]*\d{3,5}[\s)-]*\d{1,3}[\s-]*\d\d[\s-]*\d\d(?!\d)/g
/** Short numbers are phones where somebody is asked to dial them. */
const SHORT =
  /(?:звон|вызов(?:ит|ут)|вызват|набер|номеру|телефон|сначала|сразу)[^.!?;\d]{0,30}\b(?:112|10[1-4])(?![\d%]|[.,:–-]\d)/gi
/** A room or a house after the words that ask to call. */
const PLACE_NUMBER = /(?:каб|комнат|дом|школ)[а-яё]*\.? ?\d+$/

/** What is read of a page as a number to dial and cannot be pressed. */
export function loosePhones(html: string): string[] {
  const text = html
    .replace(/<(head|script|style|template)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replace(/<a\b[^>]*href="tel:[^]*?<\/a>/g, ' ☎ ')
    .replace(/<\/?(?:b|i|em|strong|span|bdi|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' | ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u2060', '')
    .replace(/[\s\u00a0]+/g, ' ')
  const short = (text.match(SHORT) ?? []).filter((found) => !found.includes('|') && !PLACE_NUMBER.test(found))
  return [...(text.match(PHONE) ?? []), ...short]
}
