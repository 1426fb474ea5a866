import { DOCX } from '@/lib/cms/document-kind'
import type { docxText, pdfText } from '@/lib/cms/document-text'
import { runAside } from '@/lib/cms/run-aside'

const PLACE = 'lib/cms/document-text.ts'

/** Plain text of a PDF or DOCX, at most 400 000 characters; other types have none. Throws for a file that cannot be read. */
export async function extractText(content: Buffer, mimeType: string): Promise<string> {
  if (mimeType === 'application/pdf') return runAside<typeof pdfText>(PLACE, 'pdfText', content)
  return mimeType === DOCX.mimeType ? runAside<typeof docxText>(PLACE, 'docxText', content) : ''
}
