import type { MarkedRun } from '@/lib/platform/documents/papers/paper-text'
import { ink, lineWidth, writeLine, type PdfDocument } from '@/lib/platform/documents/papers/pdf-text'

interface ParagraphStyle {
  size: number
  leading: number
  bold?: boolean
  color?: string
  align?: 'left' | 'justify' | 'center'
  left?: number
  width?: number
  indent?: number
  before?: number
}

interface Word {
  text: string
  bold: boolean
  href?: string
  glued: boolean
  width: number
}

const linkColor = '#025E9C'

export function writeParagraph(doc: PdfDocument, runs: readonly MarkedRun[], style: ParagraphStyle): void {
  const left = style.left ?? doc.page.margins.left
  const width = style.width ?? doc.page.width - doc.page.margins.right - left
  const words = measure(doc, runs, style)
  doc.y += style.before ?? 0
  const rows = breakRows(words, width, style.indent ?? 0, spaceWidth(doc, style))
  rows.forEach((row, index) => {
    ensureSpace(doc, style.leading)
    const indent = index === 0 ? (style.indent ?? 0) : 0
    writeRow(doc, row, { ...style, left: left + indent, width: width - indent }, index === rows.length - 1)
    doc.y += style.leading
  })
}

/** Continues on a new page if fewer than `height` points are left. */
export function ensureSpace(doc: PdfDocument, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage()
}

export function toRuns(text: string): MarkedRun[] {
  return [{ text }]
}

function measure(doc: PdfDocument, runs: readonly MarkedRun[], style: ParagraphStyle): Word[] {
  const words: Word[] = []
  let glued = true
  for (const run of runs) {
    for (const part of run.text.replaceAll('\u202F', '\u00A0').split(/([ \n]+)/)) {
      if (part === '') continue
      if (/^[ \n]+$/.test(part)) glued = false
      else {
        const bold = style.bold === true || run.bold === true
        const width = lineWidth(doc, part, { bold, size: style.size })
        words.push({ text: part, bold, glued, width, ...(run.href && { href: run.href }) })
        glued = true
      }
    }
  }
  return words
}

function breakRows(words: readonly Word[], width: number, indent: number, space: number): Word[][] {
  const rows: Word[][] = [[]]
  let used = indent
  for (const word of words) {
    const row = rows.at(-1)
    const gap = word.glued || row?.length === 0 ? 0 : space
    if (row && (row.length === 0 || word.glued || used + gap + word.width <= width)) {
      row.push(word)
      used += gap + word.width
    } else {
      rows.push([word])
      used = word.width
    }
  }
  return rows.filter((row) => row.length > 0)
}

function writeRow(doc: PdfDocument, row: readonly Word[], style: ParagraphStyle, last: boolean): void {
  const { left = 0, width = 0, align = 'left' } = style
  const space = spaceWidth(doc, style)
  const gaps = row.filter((word, index) => index > 0 && !word.glued).length
  const natural = row.reduce((sum, word) => sum + word.width, 0) + gaps * space
  const extra = align === 'justify' && !last && gaps > 0 ? Math.min((width - natural) / gaps, space * 2) : 0
  const { y } = doc
  let x = align === 'center' ? left + (width - natural) / 2 : left
  row.forEach((word, index) => {
    if (index > 0 && !word.glued) x += space + extra
    const next = row[index + 1]
    writeWord(doc, word, x, y, { ...style, spaced: next !== undefined ? !next.glued : true })
    x += word.width
  })
  doc.y = y
}

/** Writes the space too, so that copied text has separate words. */
function writeWord(
  doc: PdfDocument,
  word: Word,
  x: number,
  y: number,
  style: ParagraphStyle & { spaced: boolean },
): void {
  doc.fillColor(word.href === undefined ? (style.color ?? ink) : linkColor)
  writeLine(doc, style.spaced ? `${word.text} ` : word.text, x, y, { bold: word.bold, size: style.size })
  if (word.href !== undefined) doc.link(x, y, word.width, style.leading, word.href)
}

function spaceWidth(doc: PdfDocument, style: ParagraphStyle): number {
  return lineWidth(doc, ' ', style)
}
