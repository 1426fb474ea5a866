/** What a text cannot end in when it is cut: a sign that leads on, and a word that does. */
const LOOSE_SIGNS = /[\s·,;:–—«("-]+$/
const LOOSE_WORD =
  /(?:^|[\s·«("])(?:и|а|но|или|в|во|на|с|со|к|ко|о|об|от|до|по|под|над|из|за|у|для|без|при|через|не|ни|что|как|№|(?:ул|пр|пл|пер|наб|б-р|им|д)\.?)$/iu

/** Leaves out of the end of a cut text what led on to the part that is gone: « ·», a comma, «и», «ул.», an open quotation. */
export function trimDangling(text: string): string {
  const words = text.replace(LOOSE_SIGNS, '')
  const found = LOOSE_WORD.exec(words)
  return found ? trimDangling(words.slice(0, found.index)) : words
}

/** Ends a cut text: dots say that it goes on, unless a sentence ends there, and a quotation that it cuts is closed. */
export function addEllipsis(text: string): string {
  const words = trimDangling(text)
  const isOpen = words.split('«').length > words.split('»').length
  const dots = words === '' || /[.!?…]$/.test(words) ? '' : '…'
  return `${words}${dots}${isOpen ? '»' : ''}`
}

/** Dots and a quotation mark. */
const END = 2

/** Cuts a text that has more letters than these at the end of a word. A single word that is too long is cut within. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - END)
  const isWhole = /[ \n]/.test(text.charAt(longest - END))
  return addEllipsis(isWhole ? head : head.replace(/[ \n][^ \n]*$/, ''))
}

/** Words that are cut short with a dot, behind which a name with a capital may follow, and single initials. */
const SHORTENED = '\\p{L}|ул|пр|просп|пер|наб|пл|бул|ш|кв|им|пос|стр|корп|тел|рис|гр|руб'
const SENTENCE_END = new RegExp(`(?<!(?:^|[\\s(«])(?:${SHORTENED}))[.!?…]+(?=\\s|$)`, 'iu')

/** Gives what a text says first: «Шторм: ночью ветер до 25 м/с.» of a longer warning; the whole text where it is one sentence. */
export function firstSentence(text: string): string {
  const end = SENTENCE_END.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}
