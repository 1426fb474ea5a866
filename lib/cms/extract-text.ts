import mammoth from 'mammoth'
import { DOCX } from '@/lib/cms/document-kind'
import { withPdf } from '@/lib/cms/open-pdf'

const LONGEST = 400_000

/** Plain text of a PDF or DOCX, at most 400 000 characters; other types have none. */
export async function extractText(content: Buffer, mimeType: string): Promise<string> {
  const text =
    mimeType === 'application/pdf' ? await pdfText(content) : mimeType === DOCX.mimeType ? await docxText(content) : ''
  // PostgreSQL refuses NUL in text, and some PDFs carry it
  return text.replaceAll('\0', '').slice(0, LONGEST)
}

async function docxText(content: Buffer): Promise<string> {
  return (await mammoth.extractRawText({ buffer: content })).value
}

function pdfText(content: Buffer): Promise<string> {
  return withPdf(content, async (document) => {
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return pages.join('\n')
  })
}
