import { takePictureOrOther } from '@/lib/platform/pictures/clean-picture'
import { documentKind } from '@/lib/platform/files/document-kind'
import { UploadRefusal } from '@/lib/platform/files/upload-refusal'
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
  const kind = await kindOf(content)
  if (!kind || !taken.includes(kind.extension)) throw refuse(messages.wrongFileType)
  return { content, ...kind }
}

async function kindOf(content: Buffer) {
  try {
    return await documentKind(content)
  } catch (error) {
    if (error instanceof UploadRefusal) return null
    throw error
  }
}
