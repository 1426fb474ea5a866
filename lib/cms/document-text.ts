import mammoth from 'mammoth'
import { withPdf } from '@/lib/cms/open-pdf'

const LONGEST = 400_000

/** Plain text of a DOCX, at most 400 000 characters. Unpacks whatever it is given: call it aside. */
export async function docxText(content: Buffer): Promise<string> {
  return storable((await mammoth.extractRawText({ buffer: content })).value)
}

/** The same of a PDF. */
export function pdfText(content: Buffer): Promise<string> {
  return withPdf(content, async (document) => {
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return storable(pages.join('\n'))
  })
}

/** PostgreSQL refuses NUL in text, and some PDFs carry it. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST)
}
