import { DOCX } from '@/lib/platform/files/document-kind'
import type { docxText, pdfText, PdfText } from '@/lib/platform/documents/document-text'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'

const PLACE = 'lib/platform/documents/document-text.ts'

type ExtractedText = Pick<PdfText, 'text'> & Partial<PdfText>

/** Returns at most 400 000 characters of a PDF or DOCX, none for other types. Throws for an unreadable file. */
export async function extractText(content: Buffer, mimeType: string): Promise<ExtractedText> {
  if (mimeType === 'application/pdf') return runInDocumentProcess<typeof pdfText>(PLACE, 'pdfText', content)
  return {
    text: mimeType === DOCX.mimeType ? await runInDocumentProcess<typeof docxText>(PLACE, 'docxText', content) : '',
  }
}
