import { MAX_SENT_PICTURE } from '@/components/ui/file/file-rules'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'

const MAX_SIDE_LENGTH = 1_920
const QUALITY = 0.86
/** Smaller photos are sent as they are, in bytes; the server strips metadata anyway. */
const SMALL = 400_000

/** Returns a JPEG of at most 1920 pixels without metadata. */
export function shrinkPhoto(photo: File): Promise<File> {
  return shrink(photo, SMALL)
}

/** Shrinks only what the server would refuse, as scans must stay legible; one at a time to save memory. */
export async function shrinkAttachments(files: readonly File[]): Promise<File[]> {
  const shrunk: File[] = []
  for (const file of files) shrunk.push(await shrink(file, MAX_SENT_PICTURE))
  return shrunk
}

async function shrink(file: File, largest: number): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return file
  const hasTooManyPixels = bitmap.width * bitmap.height > MAX_PIXELS
  if (file.size <= largest && !hasTooManyPixels) {
    bitmap.close()
    return file
  }
  const blob = await drawAnew(bitmap)
  return blob && (hasTooManyPixels || blob.size < file.size)
    ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified })
    : file
}

function drawAnew(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_LENGTH / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const paper = canvas.getContext('2d')
  if (paper) {
    // a JPEG has no transparency: what shows through must be white
    paper.fillStyle = 'white'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
}
