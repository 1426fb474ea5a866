import type { cleanOffice } from '@/lib/platform/documents/clean-office'
import type { cleanPdf } from '@/lib/platform/documents/clean-pdf'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'

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
