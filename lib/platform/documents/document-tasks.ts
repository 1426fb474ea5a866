import type { cleanOffice } from '@/lib/platform/documents/clean-office'
import type { cleanPdf } from '@/lib/platform/documents/clean-pdf'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'
import { DOCX } from '@/lib/platform/files/document-kind'
import type { docxText, pdfText, PdfText } from '@/lib/platform/documents/document-text'

const OFFICE = /^application\/vnd\.openxmlformats-officedocument\./

/** Removes names and metadata from a PDF or Office file. Throws for files that cannot be opened or are too large. */
export async function cleanDocument(content: Buffer, mimeType: string): Promise<Buffer> {
  if (mimeType === 'application/pdf')
    return Buffer.from(
      await runInDocumentProcess<typeof cleanPdf>('lib/platform/documents/clean-pdf.ts', 'cleanPdf', content),
    )
  if (!OFFICE.test(mimeType)) return content
  return Buffer.from(
    await runInDocumentProcess<typeof cleanOffice>('lib/platform/documents/clean-office.ts', 'cleanOffice', content),
  )
}

const PLACE = 'lib/platform/documents/document-text.ts'

type ExtractedText = Pick<PdfText, 'text'> & Partial<PdfText>

/** Returns at most 400 000 characters of a PDF or DOCX, none for other types. Throws for an unreadable file. */
export async function extractText(content: Buffer, mimeType: string): Promise<ExtractedText> {
  if (mimeType === 'application/pdf') return runInDocumentProcess<typeof pdfText>(PLACE, 'pdfText', content)
  return {
    text: mimeType === DOCX.mimeType ? await runInDocumentProcess<typeof docxText>(PLACE, 'docxText', content) : '',
  }
}
