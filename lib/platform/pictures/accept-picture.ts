import pLimit, { type LimitFunction } from 'p-limit'
import sharp from 'sharp'
import { findPictureRefusal, readPictureMetadata } from '@/lib/platform/pictures/picture-limits'
import { withoutPackedParts } from '@/lib/platform/pictures/picture-metadata'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import { processScope } from '@/lib/runtime/process-scope'

/** Bytes (docs/rules.md, «Файлы»). */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024

export interface CleanPicture {
  content: Buffer
  mimeType: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    pictureLimit?: LimitFunction
  }
}

/** More would occupy all threads of Node, which also read files. */
const limit = (processScope.pictureLimit ??= pLimit(2))

const photoFormats = ['jpeg', 'png', 'webp']

/** Accepts JPEG or PNG by content. Throws invalid at `field`. */
export function acceptPicture(file: File, field: string): Promise<CleanPicture> {
  return acceptFormats(['jpeg', 'png'], file, field)
}

export function acceptPhoto(file: File, field: string): Promise<CleanPicture> {
  return acceptFormats(photoFormats, file, field)
}

async function acceptFormats(formats: readonly string[], file: File, field: string): Promise<CleanPicture> {
  if (file.size > MAX_PICTURE_BYTES) throw refusal(field, messages.imageTooLarge)
  const picture = await acceptIfPicture(file, field, formats)
  if (picture === null) throw refusal(field, messages.notAnImage)
  return picture
}

/** Returns null if the file is no picture. */
export async function acceptIfPicture(
  file: File,
  field: string,
  formats: readonly string[] = photoFormats,
): Promise<CleanPicture | null> {
  const picture = await limit(async () =>
    cleanPicture(withoutPackedParts(Buffer.from(await file.arrayBuffer())), formats),
  )
  if (typeof picture === 'string') throw refusal(field, picture)
  if (picture && file.size > MAX_PICTURE_BYTES) throw refusal(field, messages.imageTooLarge)
  return picture
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid', { errors: { [field]: [message] } })
}

/** Redraws the picture upright without metadata. Returns null for no picture, a message for a refused one. */
async function cleanPicture(content: Buffer, formats: readonly string[]): Promise<CleanPicture | string | null> {
  if (content.length === 0) return null // sharp throws before the picture can be refused
  const metadata = await readPictureMetadata(content)
  if (!metadata) return null
  const { format, hasAlpha } = metadata
  if (!formats.includes(format)) return messages.wrongFileType
  const refused = findPictureRefusal(content, metadata)
  if (refused !== null) return refused
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  const isJpeg = format === 'jpeg' || (format === 'webp' && !hasAlpha)
  const drawn = await (isJpeg ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer().catch(() => null)
  return drawn && { content: drawn, mimeType: isJpeg ? 'image/jpeg' : 'image/png', extension: isJpeg ? 'jpg' : 'png' }
}
