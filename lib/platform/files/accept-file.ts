import { acceptIfPicture } from '@/lib/platform/pictures/accept-picture'
import { documentKind } from '@/lib/platform/files/document-kind'
import { LockedFileError, FileRejectedError } from '@/lib/platform/files/file-refusal'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

export interface AcceptedFile {
  content: Buffer
  mimeType: string
  extension: string
}

const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024
const taken = ['pdf', 'doc', 'docx']

/** Accepts a picture, PDF, DOC or DOCX by content. Throws invalid at `field`. */
export async function acceptFile(file: File, field: string): Promise<AcceptedFile> {
  const refuse = (message: string) => new AppError('invalid', { errors: { [field]: [message] } })
  if (file.size > MAX_DOCUMENT_BYTES) throw refuse(messages.documentTooLarge)
  const picture = await acceptIfPicture(file, field)
  if (picture) return picture
  const content = Buffer.from(await file.arrayBuffer())
  try {
    const kind = await documentKind(content)
    if (taken.includes(kind.extension)) return { content, ...kind }
  } catch (error) {
    if (error instanceof LockedFileError) throw refuse(error.message)
    if (!(error instanceof FileRejectedError)) throw error
  }
  throw refuse(messages.wrongFileType)
}
