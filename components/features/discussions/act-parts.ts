/** The last words before what an act orders: «постановляет:», «решило:», «ПРИКАЗЫВАЮ:». */
const ORDERS = /(?:постановля|распоряжа|приказыва|реша|решил)\p{L}*:$/iu

/** Parts an act into letterhead with grounds, which many acts share, and its orders. */
export function splitAct(paragraphs: readonly string[]): { head: readonly string[]; orders: readonly string[] } {
  const start = paragraphs.findIndex((paragraph) => ORDERS.test(paragraph)) + 1
  return start < paragraphs.length
    ? { head: paragraphs.slice(0, start), orders: paragraphs.slice(start) }
    : { head: [], orders: paragraphs }
}
