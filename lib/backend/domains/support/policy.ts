import { cleanPicture, type CleanPicture } from '@/lib/backend/integrations/clean-picture'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { SUPPORT_ATTACHMENT_BYTES } from '@/lib/contract/support'

/**
 * The picture of an attachment, told by its content and not by its name. Throws invalid at the field of that attachment
 * with the messages of spec.md 5.
 */
export async function takeAttachment(file: File, index: number): Promise<CleanPicture> {
  const refuse = (message: string) =>
    new AppError('invalid', { errors: { [`documents_arr.${index}.document`]: [message] } })
  if (file.size > SUPPORT_ATTACHMENT_BYTES) throw refuse(messages.imageTooLarge)
  const picture = await cleanPicture(Buffer.from(await file.arrayBuffer()))
  if (picture === null) throw refuse(messages.notAnImage)
  if (picture === 'other') throw refuse(messages.wrongFileType)
  return picture
}
