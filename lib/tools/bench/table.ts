export type Row = Record<string, string | number>

/** Prints plain lines that can be copied. */
export function printTable(title: string, rows: Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length))
  const line = (cells: string[]) => cells.map((cell, index) => cell.padEnd(width(columns[index] ?? ''))).join('  ')
  console.log(`\n${title}`)
  console.log(line(columns))
  for (const row of rows) console.log(line(columns.map((column) => String(row[column] ?? ''))))
}

export function kibibytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
