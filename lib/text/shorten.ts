/** Punctuation and words that a cut text must not end with. */
const LOOSE_SIGNS = /[\s·,;:–—«("-]+$/
const LOOSE_WORD =
  /(?:^|[\s·«("])(?:и|а|но|или|в|во|на|с|со|к|ко|о|об|от|до|по|под|над|из|за|у|для|без|при|через|не|ни|что|как|№|(?:ул|пр|пл|пер|наб|б-р|им|д)\.?)$/iu

/** Removes a dangling end: « ·», a comma, «и», «ул.», an open quotation mark. */
export function trimDangling(text: string): string {
  const words = text.replace(LOOSE_SIGNS, '')
  const found = LOOSE_WORD.exec(words)
  return found ? trimDangling(words.slice(0, found.index)) : words
}

/** Adds «…» unless a sentence ends there, and closes an open quotation. */
export function addEllipsis(text: string): string {
  const words = trimDangling(text)
  const isOpen = words.split('«').length > words.split('»').length
  const dots = words === '' || /[.!?…]$/.test(words) ? '' : '…'
  return `${words}${dots}${isOpen ? '»' : ''}`
}

const END = 2

/** Cuts at the end of a word; a single long word is cut inside. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - END)
  const isWhole = /[ \n]/.test(text.charAt(longest - END))
  return addEllipsis(isWhole ? head : head.replace(/[ \n][^ \n]*$/, ''))
}

/** Abbreviations before a name, and initials: their dot ends no sentence. */
const SHORTENED = '\\p{L}|ул|пр|просп|пер|наб|пл|бул|ш|кв|им|пос|стр|корп|тел|рис|гр|руб'
const SENTENCE_END = new RegExp(`(?<!(?:^|[\\s(«])(?:${SHORTENED}))[.!?…]+(?=\\s|$)`, 'iu')

export function firstSentence(text: string): string {
  const end = SENTENCE_END.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}
