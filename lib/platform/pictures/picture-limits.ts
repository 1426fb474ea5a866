import sharp, { type Metadata } from 'sharp'
import { MAX_PICTURE_RATIO, MAX_PICTURE_SIDE, MAX_PIXELS } from '@/lib/contract/upload-limits'
import { isMovingPng } from '@/lib/platform/pictures/picture-metadata'
import { pictureFormat } from '@/lib/platform/pictures/picture-sizes'
import { formatCount } from '@/lib/text/plural'

/** Null if the content is no picture. */
export function readPictureMetadata(content: Buffer): Promise<Metadata | null> {
  return sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
}

/** Returns why the picture is refused; null if it can be taken. */
export function findPictureRefusal(content: Buffer, { width, height, pages = 1 }: Metadata): string | null {
  if (pages > 1 || isMovingPng(content))
    return 'Движущиеся изображения не принимаются: сохраните один кадр как JPEG или PNG'
  if (width * height > MAX_PIXELS) return 'В изображении больше 40 миллионов точек: уменьшите его'
  if (Math.max(width, height) > MAX_PICTURE_SIDE)
    return `Сторона изображения длиннее ${formatCount(MAX_PICTURE_SIDE, ['точки', 'точек', 'точек'])}: уменьшите его`
  if (Math.max(width / height, height / width) > MAX_PICTURE_RATIO)
    return `Одна сторона изображения длиннее другой больше чем в ${MAX_PICTURE_RATIO} раз: обрежьте его`
  return null
}

/** Scales down a picture that was taken before its sides were limited; a very narrow one gets margins. */
export async function fitPicture(content: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata()
  const longer = Math.max(width, height)
  if (longer <= MAX_PICTURE_SIDE && longer / Math.min(width, height) <= MAX_PICTURE_RATIO) return content
  const scale = Math.min(1, pictureFormat.resize.width / longer)
  const least = Math.ceil((longer * scale) / MAX_PICTURE_RATIO)
  const side = (length: number) => Math.max(Math.round(length * scale), least)
  return sharp(content, { limitInputPixels: MAX_PIXELS })
    .resize(side(width), side(height), { fit: 'contain', background: 'white' })
    .png()
    .toBuffer()
}
