import sharp from 'sharp'
import { MOST_PIXELS } from '@/lib/cms/picture-content'

export interface CleanPicture {
  content: Buffer
  mimeType: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
}

/**
 * A JPEG or PNG drawn anew: upright, without place, time or anything else that stood beside the picture. Null for what
 * is no picture at all, `other` for pictures of other kinds, moving or larger than a camera makes.
 */
export async function cleanPicture(content: Buffer): Promise<CleanPicture | 'other' | null> {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata) return null
  const { format, width, height, pages = 1 } = metadata
  if ((format !== 'jpeg' && format !== 'png') || pages > 1 || width * height > MOST_PIXELS) return 'other'
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate()
  const isJpeg = format === 'jpeg'
  const drawn = await (isJpeg ? picture.jpeg({ quality: 88 }) : picture.png()).toBuffer().catch(() => null)
  return drawn && { content: drawn, mimeType: isJpeg ? 'image/jpeg' : 'image/png', extension: isJpeg ? 'jpg' : 'png' }
}
