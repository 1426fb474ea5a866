import type { PDFPageProxy } from 'pdfjs-dist'

interface Piece {
  text: string
  x: number
  y: number
  end: number
  size: number
  bold: boolean
}

interface Cell {
  text: string
  x: number
}

export interface Row {
  cells: Cell[]
  x: number
  y: number
  end: number
  size: number
  bold: boolean
  page: number
}

const WORD_GAP = 0.15
const COLUMN_GAP = 2.2
/** Share of the page height, top and bottom, with running heads and page numbers. */
const MARGIN = 0.075
const PAGE_NUMBER = /^[—–-]?\s*\d{1,4}\s*[—–-]?$|(страница|стр\.?|лист)\s*\d+(\s*из\s*\d+)?$/i

/** Returns the rows of a page in content order, without the page number. */
export async function pdfRows(page: PDFPageProxy, number: number): Promise<Row[]> {
  const pieces = await readPieces(page)
  const rows: Row[] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row && isSameRow(row, piece)) append(row, piece)
    else rows.push(toRow(piece, number))
  }
  const [, bottom = 0, , top = 0] = page.view
  const margin = (top - bottom) * MARGIN
  const isMarginal = ({ y }: Row) => y < bottom + margin || y > top - margin
  return rows.filter((row) => !(isMarginal(row) && PAGE_NUMBER.test(toText(row))))
}

export function toText({ cells }: Pick<Row, 'cells'>): string {
  return cells.map(({ text }) => text).join(' ')
}

async function readPieces(page: PDFPageProxy): Promise<Piece[]> {
  // pdf.js learns font names only from the operator list
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(skew, scale)
    return { text: item.str, x, y, end: x + item.width, size, bold: isBold(page, item.fontName) }
  })
}

function isBold(page: PDFPageProxy, font: string): boolean {
  if (!page.commonObjs.has(font)) return false
  const { name } = page.commonObjs.get(font) as { name?: string }
  return /bold|black|heavy|semibold/i.test(name ?? '')
}

function isSameRow(row: Row, { x, y, size }: Piece): boolean {
  return Math.abs(row.y - y) < Math.min(row.size, size) * 0.5 && x >= row.end - size * 0.5
}

function toRow({ text, x, y, end, size, bold }: Piece, page: number): Row {
  return { cells: [{ text: text.trim(), x }], x, y, end, size, bold, page }
}

function append(row: Row, { text, x, end, size, bold }: Piece): void {
  const gap = (x - row.end) / size
  const last = row.cells.at(-1)
  if (gap > COLUMN_GAP || !last) row.cells.push({ text: text.trim(), x })
  else last.text = `${last.text}${gap > WORD_GAP || /^\s/.test(text) ? ' ' : ''}${text.trim()}`
  row.end = Math.max(row.end, end)
  row.size = Math.max(row.size, size)
  row.bold &&= bold
}
