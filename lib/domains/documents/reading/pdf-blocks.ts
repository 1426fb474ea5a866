import { toText, type Row } from '@/lib/domains/documents/reading/pdf-rows'
import { isTableRow, buildTable, type TableBlock } from '@/lib/domains/documents/reading/pdf-table'

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string }
  | TableBlock

const MAX_HEADING_LENGTH = 200
const MARK = /^[•▪●◦·–—-]\s+(?=\S)/
const NUMBER = /^(\d{1,3}(\.\d{1,3})*[.)]|[а-я]\))\s/i

/** Recognises headings, paragraphs, list items and tables by size, weight and position of rows. */
export function pdfBlocks(rows: readonly Row[]): Block[] {
  const style = measureStyle(rows)
  const groups: Row[][] = []
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && belongs(group, row, style)) group.push(row)
    else groups.push([row])
  }
  return groups.map((group) => toBlock(group, style)).map(asSignature)
}

/** Bold text at the very end is a signature, not a heading. */
function asSignature(block: Block, index: number, { length }: readonly Block[]): Block {
  return block.kind === 'heading' && index === length - 1 ? { kind: 'paragraph', text: block.text } : block
}

/** Usual size and line spacing; `headings` are heading sizes, largest first. */
interface TextStyle {
  size: number
  leading: number
  headings: number[]
}

function measureStyle(rows: readonly Row[]): TextStyle {
  const size = mostUsual(rows.map((row) => [Math.round(row.size * 2) / 2, toText(row).length]))
  const steps = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const step = before && before.page === row.page ? before.y - row.y : 0
    return step > row.size * 0.8 && step < row.size * 3 ? [[Math.round(step), 1] as const] : []
  })
  const sizes = rows.flatMap((row) => (isHeading(row, size) ? [Math.round(row.size)] : []))
  return {
    size,
    leading: mostUsual(steps) || size * 1.4,
    headings: [...new Set(sizes)].sort((one, other) => other - one),
  }
}

function mostUsual(weighed: readonly (readonly [number, number])[]): number {
  const sums = new Map<number, number>()
  for (const [value, weight] of weighed) sums.set(value, (sums.get(value) ?? 0) + weight)
  return [...sums].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
}

function isHeading(row: Row, size: number): boolean {
  return row.cells.length === 1 && (row.bold || row.size > size * 1.15)
}

function belongs(group: readonly Row[], row: Row, style: TextStyle): boolean {
  const first = group[0] as Row
  const last = group.at(-1) as Row
  if (isTableRow(group, row, style.leading)) return true
  if (first.cells.length > 1 || row.cells.length > 1) return false
  if (Math.abs(last.size - row.size) > 0.6 || last.bold !== row.bold) return false
  if (last.page !== row.page || row.y > last.y) return isUnfinished(last, row)
  if (last.y - row.y > style.leading * 1.2) return false
  return !startsAnew(first, last, row)
}

/** On a new page or column, a sentence continues if it has not ended and the next row starts in lower case. */
function isUnfinished(last: Row, row: Row): boolean {
  return !/[.!?;:]$/.test(toText(last)) && /^[а-яёa-z(«]/.test(toText(row))
}

function startsAnew(first: Row, last: Row, row: Row): boolean {
  const text = toText(row)
  const isMarked = MARK.test(text) && (/[.;:]$/.test(toText(last)) || MARK.test(toText(first)))
  if (isMarked || (NUMBER.test(text) && /[.;:]$/.test(toText(last)))) return true
  // list items are indented to their text, not to the marker; centred headings have any indent
  const isLoose = MARK.test(toText(first)) || NUMBER.test(toText(first)) || first.bold
  return !isLoose && row.x > last.x + row.size * 0.8
}

function toBlock(rows: readonly Row[], { size, headings }: TextStyle): Block {
  const first = rows[0] as Row
  if (rows.length > 1 && first.cells.length > 1) return buildTable(rows)
  const text = rows.map(toText).reduce(join)
  if (isHeading(first, size) && text.length <= MAX_HEADING_LENGTH && /[\p{L}]/u.test(text) && !MARK.test(text))
    return { kind: 'heading', level: Math.min(4, 2 + headings.indexOf(Math.round(first.size))), text }
  return MARK.test(text) ? { kind: 'item', text: text.replace(MARK, '') } : { kind: 'paragraph', text }
}

/** Joins rows, and the halves of a hyphenated word unless its spelling has the hyphen. */
function join(text: string, next: string): string {
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + next
  const isParted = /[а-яё]-$/i.test(text) && /^[а-яё]/.test(next)
  if (!isParted) return `${text} ${next}`
  return /^(то|либо|нибудь|таки|ка)(?![а-яё])/.test(next) ? text + next : text.slice(0, -1) + next
}
