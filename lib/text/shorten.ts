/** What a text cannot end in when it is cut: a sign that leads on, and a word that does. */
const LOOSE_SIGNS = /[\s·,;:–—«("-]+$/
const LOOSE_WORD =
  /(?:^|[\s·«("])(?:и|а|но|или|в|во|на|с|со|к|ко|о|об|от|до|по|под|над|из|за|у|для|без|при|через|не|ни|что|как|№|(?:ул|пр|пл|пер|наб|б-р|им|д)\.?)$/iu

/** Leaves out of the end of a cut text what led on to the part that is gone: « ·», a comma, «и», «ул.», an open quotation. */
export function trimCut(text: string): string {
  const words = text.replace(LOOSE_SIGNS, '')
  const found = LOOSE_WORD.exec(words)
  return found ? trimCut(words.slice(0, found.index)) : words
}

/** Ends a cut text: dots say that it goes on, unless a sentence ends there, and a quotation that it cuts is closed. */
export function endCut(text: string): string {
  const words = trimCut(text)
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
  return endCut(isWhole ? head : head.replace(/[ \n][^ \n]*$/, ''))
}
