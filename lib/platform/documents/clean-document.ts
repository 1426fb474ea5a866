import type { cleanOffice } from '@/lib/platform/documents/clean-office'
import type { cleanPdf } from '@/lib/platform/documents/clean-pdf'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'

const OFFICE = /^application\/vnd\.openxmlformats-officedocument\./

/**
 * Makes a document fit for the public: it loses the names that its programs keep beside the text, and what cameras
 * wrote into its photos. Other types come back as they were. Throws for a file that cannot be opened, or unpacks to
 * more than can be looked through.
 */
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
