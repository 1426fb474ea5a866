import mammoth from 'mammoth'
import type { PDFPageProxy } from 'pdfjs-dist'
import { withPdf } from '@/lib/platform/documents/open-pdf'
import { plainText } from '@/lib/text/plain-text'

const LONGEST = 400_000

export interface PdfText {
  text: string
  isTagged: boolean
}

/** Reads a DOCX, at most 400 000 characters. It unpacks whatever it is given: call it in the document process. */
export async function docxText(content: Buffer): Promise<string> {
  return storable((await mammoth.extractRawText({ buffer: content })).value)
}

/**
 * Reads the same of a PDF, and whether it is tagged: it is when it says that its content is marked and holds the
 * structure of some page.
 */
export function pdfText(content: Buffer): Promise<PdfText> {
  return withPdf(content, async (document) => {
    const isMarked = Boolean((await document.getMarkInfo())?.Marked)
    let isTagged = false
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      isTagged ||= isMarked && (await isStructured(page))
    }
    return { text: storable(pages.join('\n')), isTagged }
  })
}

async function isStructured(page: PDFPageProxy): Promise<boolean> {
  const tree = (await page.getStructTree()) as Awaited<ReturnType<PDFPageProxy['getStructTree']>> | null
  return Boolean(tree?.children.length)
}

/** PostgreSQL refuses NUL in text, and some PDFs carry it; others hold letters in pieces, which no search finds. */
function storable(text: string): string {
  return plainText(text).slice(0, LONGEST)
}
