import type { MarkedText } from '@/lib/platform/documents/papers/paper'
import { typeset } from '@/lib/text/typography'

export interface MarkedRun {
  text: string
  bold?: true
  href?: string
}

export type MarkedBlock =
  | { kind: 'paragraph'; runs: MarkedRun[] }
  | { kind: 'quote'; runs: MarkedRun[] }
  | { kind: 'heading'; level: 2 | 3; runs: MarkedRun[] }
  | { kind: 'list'; ordered: boolean; items: MarkedRun[][] }

const listRow = /^(?:(-)|(\d+)\.)\s+(.*)$/

/** Blocks are separated by blank lines; headings and lists may follow directly. */
export function parseMarkedText(text: MarkedText): MarkedBlock[] {
  const blocks: MarkedBlock[] = []
  let open = false
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const row = raw.trim()
    if (row === '') open = false
    else {
      addRow(blocks, row, open)
      open = !row.startsWith('#')
    }
  }
  return blocks
}

/** The fonts lack the word joiner. */
export function paperText(text: string): string {
  return typeset(text).replaceAll('\u2060', '')
}

export function runsToText(runs: readonly MarkedRun[]): string {
  return runs.map((run) => run.text).join('')
}

function addRow(blocks: MarkedBlock[], row: string, open: boolean): void {
  const last = open ? blocks.at(-1) : undefined
  const heading = /^(#{2,3})\s+(.*)$/.exec(row)
  const item = listRow.exec(row)
  if (heading) blocks.push({ kind: 'heading', level: heading[1] === '##' ? 2 : 3, runs: parseRuns(heading[2] ?? '') })
  else if (item) addItem(blocks, item[2] !== undefined, item[3] ?? '')
  else if (row.startsWith('>')) addLine(blocks, last, 'quote', row.replace(/^>\s?/, ''))
  else if (last?.kind === 'list') last.items.at(-1)?.push({ text: ' ' }, ...parseRuns(row))
  else addLine(blocks, last, 'paragraph', row)
}

/** A blank line inside a list does not end it. */
function addItem(blocks: MarkedBlock[], ordered: boolean, text: string): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(parseRuns(text))
  else blocks.push({ kind: 'list', ordered, items: [parseRuns(text)] })
}

function addLine(
  blocks: MarkedBlock[],
  last: MarkedBlock | undefined,
  kind: 'paragraph' | 'quote',
  text: string,
): void {
  if (last?.kind === kind) last.runs.push({ text: ' ' }, ...parseRuns(text))
  else blocks.push({ kind, runs: parseRuns(text) })
}

function parseRuns(text: string): MarkedRun[] {
  const runs: MarkedRun[] = []
  const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) })
    if (match[1] !== undefined) runs.push(...parseRuns(match[1]).map((run) => ({ ...run, bold: true as const })))
    else runs.push({ text: match[2] ?? '', href: match[3] ?? '' })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}
