import sharp from 'sharp'
import type { FileKind } from '@/lib/platform/files/document-kind'
import { FileRejectedError } from '@/lib/platform/files/file-refusal'
import { findPictureRefusal, readPictureMetadata } from '@/lib/platform/pictures/picture-limits'
import { MAX_PIXELS, takenFiles } from '@/lib/contract/upload-limits'

const WEBP = Buffer.from('WEBP')
const signatures: { kind: FileKind; fits: (content: Buffer) => boolean }[] = [
  { kind: { extension: 'jpg', mimeType: 'image/jpeg' }, fits: (content) => startsWith(content, 'ffd8ff') },
  { kind: { extension: 'png', mimeType: 'image/png' }, fits: (content) => startsWith(content, '89504e470d0a1a0a') },
  {
    kind: { extension: 'webp', mimeType: 'image/webp' },
    fits: (content) => startsWith(content, '52494646') && content.subarray(8, 12).equals(WEBP),
  },
  {
    kind: { extension: 'avif', mimeType: 'image/avif' },
    fits: (content) => /^ftyp(avif|mif1)/.test(content.toString('latin1', 4, 12)),
  },
]

export const pictureTypes = signatures.map(({ kind }) => kind.mimeType)

interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** Throws FileRejectedError for another type, animation or too large a picture. */
export async function pictureKind(content: Buffer): Promise<FileKind> {
  const kind = signatures.find(({ fits }) => fits(content))?.kind
  const metadata = kind && (await readPictureMetadata(content))
  if (!metadata) {
    throw new FileRejectedError(`${takenFiles.pictures} По содержимому этот файл — не одно из них.`)
  }
  const refused = findPictureRefusal(content, metadata)
  if (refused !== null) throw new FileRejectedError(`${refused}.`)
  return kind
}

export async function cropPicture(content: Buffer, crop: PictureCrop): Promise<Buffer> {
  const upright = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { width, height } = await sharp(upright).metadata()
  const left = Math.min(width - 1, Math.max(0, Math.floor((crop.x / 100) * width)))
  const top = Math.min(height - 1, Math.max(0, Math.floor((crop.y / 100) * height)))
  return sharp(upright)
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(crop.width), width - left)),
      height: Math.max(1, Math.min(Math.round(crop.height), height - top)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function startsWith(content: Buffer, hex: string): boolean {
  const signature = Buffer.from(hex, 'hex')
  return content.subarray(0, signature.length).equals(signature)
}
