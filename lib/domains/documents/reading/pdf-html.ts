import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfBlocks, type Block } from '@/lib/domains/documents/reading/pdf-blocks'
import { pdfRows, toText, type Row } from '@/lib/domains/documents/reading/pdf-rows'
import { withPdf } from '@/lib/platform/documents/open-pdf'
import type { ReadingNote } from '@/lib/domains/documents/reading/contract'
import { escapeXml } from '@/lib/text/xml'

const MAX_PAGES = 300
/** A page with fewer characters on average is a scan. */
const FEW_CHARACTERS = 20

/** Returns the HTML of a PDF, and notes on what it lacks. */
export function pdfHtml(content: Buffer): Promise<{ html: string; notes: ReadingNote[] }> {
  return withPdf(content, async (document) => {
    const pages = await readPages(document)
    const rows = withoutRunningHeads(pages).flat()
    const characters = rows.reduce((sum, row) => sum + toText(row).length, 0)
    const notes: ReadingNote[] = []
    if (document.numPages > MAX_PAGES) notes.push('pages')
    if (characters < pages.length * FEW_CHARACTERS) notes.push('scan')
    return { html: renderHtml(pdfBlocks(rows)), notes }
  })
}

async function readPages(document: PDFDocumentProxy): Promise<Row[][]> {
  const pages: Row[][] = []
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
    const page = await document.getPage(number)
    pages.push(await pdfRows(page, number))
    page.cleanup()
  }
  return pages
}

/** Removes running heads: first or last rows that repeat on most pages, but for numbers. */
function withoutRunningHeads(pages: Row[][]): Row[][] {
  const edges = pages.flatMap((rows) => [...new Set([rows[0], rows.at(-1)])].flatMap((row) => (row ? [mask(row)] : [])))
  const isRunning = (row: Row) => edges.filter((edge) => edge === mask(row)).length > Math.max(2, pages.length / 2)
  return pages.map((rows) =>
    rows.filter((row, index) => (index > 0 && index < rows.length - 1) || row.bold || !isRunning(row)),
  )
}

function mask(row: Row): string {
  return toText(row).replace(/\d+/g, '#')
}

function renderHtml(blocks: readonly Block[]): string {
  return blocks.map((block, index) => renderElement(block, blocks[index - 1]?.kind, blocks[index + 1]?.kind)).join('')
}

function renderElement(block: Block, before: Block['kind'] | undefined, after: Block['kind'] | undefined): string {
  if (block.kind === 'heading') return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`
  if (block.kind === 'paragraph') return `<p>${escapeXml(block.text)}</p>`
  if (block.kind === 'item')
    return `${before === 'item' ? '' : '<ul>'}<li>${escapeXml(block.text)}</li>${after === 'item' ? '' : '</ul>'}`
  const [first = [], ...others] = block.rows
  const head = block.head ? `<thead>${renderRow(first, 'th scope="col"')}</thead>` : ''
  const body = (block.head ? others : block.rows).map((cells) => renderRow(cells, 'td')).join('')
  return `<table>${head}<tbody>${body}</tbody></table>`
}

function renderRow(cells: readonly string[], tag: string): string {
  return `<tr>${cells.map((text) => `<${tag}>${escapeXml(text)}</${tag.slice(0, 2)}>`).join('')}</tr>`
}
