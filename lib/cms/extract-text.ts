import { DOCX } from '@/lib/cms/document-kind'
import type { docxText, pdfText, PdfText } from '@/lib/cms/document-text'
import { runAside } from '@/lib/cms/run-aside'

const PLACE = 'lib/cms/document-text.ts'

/** What the words of a file tell; `isTagged` of a PDF alone. */
type ExtractedText = Pick<PdfText, 'text'> & Partial<PdfText>

/** Plain text of a PDF or DOCX, at most 400 000 characters; other types have none. Throws for a file that cannot be read. */
export async function extractText(content: Buffer, mimeType: string): Promise<ExtractedText> {
  if (mimeType === 'application/pdf') return runAside<typeof pdfText>(PLACE, 'pdfText', content)
  return { text: mimeType === DOCX.mimeType ? await runAside<typeof docxText>(PLACE, 'docxText', content) : '' }
}
