interface Section {
  title: string
  /** A line names a file, a symbol in it, and the reason why it follows if no import shows that. */
  lines: { file: string; symbol?: string; by?: string }[]
}

const LINE = /^\d+\. `([^`]+)`(?: `([^`]+)`)?(?: — (.+))?$/

/** Reads the lists of docs/walks.md: `## title`, then numbered lines with a file, a symbol, and how one comes to it. */
export function readSections(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n')
      const lines = rest.flatMap((line) => {
        const [, file, symbol, by] = LINE.exec(line) ?? []
        return file ? [{ file, symbol, by }] : []
      })
      return { title, lines }
    })
}

/** Lists the mistakes of a list: a missing file or symbol, or a file that no other of the walk leads to. */
export function faultsOf(
  { title, lines }: Section,
  sources: Map<string, string>,
  imports: Map<string, string[]>,
): string[] {
  const isLinked = (file: string) =>
    lines.some((other) => leads(imports, file, other.file) || leads(imports, other.file, file))
  return lines.flatMap(({ file, symbol, by }) => {
    const text = sources.get(file)
    if (text === undefined) return [`${title}: нет файла ${file}`]
    if (symbol) return text.includes(symbol) ? [] : [`${title}: в ${file} нет ${symbol}`]
    return by || isLinked(file) ? [] : [`${title}: ${file} не связан с соседями`]
  })
}

function leads(imports: Map<string, string[]>, from: string, to: string): boolean {
  return imports.get(from)?.includes(to) ?? false
}
