/** Words that are cut short with a dot, behind which a name with a capital may follow, and single initials. */
const SHORTENED = '\\p{L}|ул|пр|просп|пер|наб|пл|бул|ш|кв|им|пос|стр|корп|тел|рис|гр|руб'
const END = new RegExp(`(?<!(?:^|[\\s(«])(?:${SHORTENED}))[.!?…]+(?=\\s|$)`, 'iu')

/** Gives what a text says first: «Шторм: ночью ветер до 25 м/с.» of a longer warning; the whole text where it is one sentence. */
export function firstSentence(text: string): string {
  const end = END.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}
