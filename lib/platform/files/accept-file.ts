import { takePictureOrOther } from '@/lib/platform/pictures/accept-picture'
import { documentKind } from '@/lib/platform/files/document-kind'
import { LockedFile, FileRefusal } from '@/lib/platform/files/file-refusal'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

export interface TakenFile {
  content: Buffer
  mimeType: string
  extension: string
}

const LARGEST_DOCUMENT = 20 * 1024 * 1024
const taken = ['pdf', 'doc', 'docx']

/**
 * Takes a file of a resident by its content: a picture without metadata, a PDF, DOC or DOCX. Throws invalid at `field`.
 */
export async function takeFile(file: File, field: string): Promise<TakenFile> {
  const refuse = (message: string) => new AppError('invalid', { errors: { [field]: [message] } })
  if (file.size > LARGEST_DOCUMENT) throw refuse(messages.documentTooLarge)
  const picture = await takePictureOrOther(file, field)
  if (picture) return picture
  const content = Buffer.from(await file.arrayBuffer())
  try {
    const kind = await documentKind(content)
    if (taken.includes(kind.extension)) return { content, ...kind }
  } catch (error) {
    if (error instanceof LockedFile) throw refuse(error.message)
    if (!(error instanceof FileRefusal)) throw error
  }
  throw refuse(messages.wrongFileType)
}
