import { DOCX } from '@/lib/platform/files/document-kind'
import type { docxText, pdfText, PdfText } from '@/lib/platform/documents/document-text'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'

const PLACE = 'lib/platform/documents/document-text.ts'

/** What was read from a file; a PDF alone has `isTagged`. */
type ExtractedText = Pick<PdfText, 'text'> & Partial<PdfText>

/**
 * Reads the plain text of a PDF or DOCX, at most 400 000 characters; other types have none. Throws for a file that
 * cannot be read.
 */
export async function extractText(content: Buffer, mimeType: string): Promise<ExtractedText> {
  if (mimeType === 'application/pdf') return runInDocumentProcess<typeof pdfText>(PLACE, 'pdfText', content)
  return {
    text: mimeType === DOCX.mimeType ? await runInDocumentProcess<typeof docxText>(PLACE, 'docxText', content) : '',
  }
}
