import mammoth from 'mammoth'
import type { PDFPageProxy } from 'pdfjs-dist'
import { withPdf } from '@/lib/platform/documents/open-pdf'
import { plainText } from '@/lib/text/plain-text'

const LONGEST = 400_000

export interface PdfText {
  text: string
  isTagged: boolean
}

/** Returns at most 400 000 characters. Run it in the document process. */
export async function docxText(content: Buffer): Promise<string> {
  return storable((await mammoth.extractRawText({ buffer: content })).value)
}

/** Tagged: marked as such, and some page has a structure. */
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

function storable(text: string): string {
  return plainText(text).slice(0, LONGEST)
}
