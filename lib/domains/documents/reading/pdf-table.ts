import type { Row } from '@/lib/domains/documents/reading/pdf-rows'

export interface TableBlock {
  kind: 'table'
  head: boolean
  rows: string[][]
}

/** Tolerance of left edges within a column, in font sizes. */
const COLUMN_SLACK = 1.5

/** True if the row continues the group's table or turns the group into one. */
export function isTableRow(group: readonly Row[], row: Row, leading: number): boolean {
  const last = group.at(-1)
  const first = group[0]
  if (!first || !last || first.cells.length < 2) return false
  if (last.page === row.page && (row.y > last.y || last.y - row.y > leading * 3)) return false
  if (row.cells.length === 1 && group.length === 1) return false
  const starts = findColumns(group)
  const isAligned = row.cells.every(({ x }) => starts.some((start) => Math.abs(start - x) < row.size * COLUMN_SLACK))
  // a single cell in the first column is text after the table
  return isAligned && (row.cells.length > 1 || row.cells[0]?.x !== starts[0])
}

/** Sorts cells into columns; a row with an empty first cell continues the row above. */
export function buildTable(rows: readonly Row[]): TableBlock {
  const starts = findColumns(rows)
  const table: string[][] = []
  for (const row of rows) {
    const cells = placed(row, starts)
    const above = table.at(-1)
    if (above && cells[0] === '') cells.forEach((text, index) => (above[index] = `${above[index]} ${text}`.trim()))
    else table.push(cells)
  }
  return { kind: 'table', head: rows[0]?.bold === true, rows: table }
}

function findColumns(rows: readonly Row[]): number[] {
  const widest = rows.reduce((most, row) => (row.cells.length > most.cells.length ? row : most))
  return widest.cells.map(({ x }) => x)
}

function placed({ cells, size }: Row, starts: readonly number[]): string[] {
  const texts = starts.map(() => '')
  for (const { text, x } of cells) {
    const after = starts.findIndex((start) => start > x + size * COLUMN_SLACK)
    const column = Math.max(0, after === -1 ? starts.length - 1 : after - 1)
    texts[column] = `${texts[column]} ${text}`.trim()
  }
  return texts
}
