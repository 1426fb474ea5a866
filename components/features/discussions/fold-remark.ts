const SHOWN_ROWS = 6
/** A shorter rest is not worth a button. */
const MIN_HIDDEN_ROWS = 2
/** Characters in a row of a phone; wide screens show fewer rows. */
const ROW = 44

/** Returns the first six rows of a text and the rest; no rest if the text is short. */
export function foldRemark(text: string): [shown: string, rest: string] {
  const cut = findCut(text, SHOWN_ROWS)
  if (findCut(text, SHOWN_ROWS + MIN_HIDDEN_ROWS) === text.length) return [text, '']
  return [text.slice(0, cut).trimEnd(), text.slice(cut).trimStart()]
}

/** Returns where so many rows end, between two words; a long word is cut. */
function findCut(text: string, rows: number): number {
  let start = 0
  for (let row = 0; row < rows && start < text.length; row += 1) {
    const line = text.slice(start, start + ROW + 1)
    const newline = line.indexOf('\n')
    const space = line.lastIndexOf(' ')
    if (newline !== -1) start += newline + 1
    else if (line.length <= ROW) start = text.length
    else start += space > 0 ? space + 1 : ROW
  }
  return start
}
