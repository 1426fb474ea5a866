const LONGEST_SIDE = 1_920
const QUALITY = 0.86
/** Smaller photos go as they are: the server takes their metadata away in any case. */
const SMALL = 400_000

/** Makes a photo of a phone a JPEG of at most 1920 pixels; drawn anew, it has no metadata left. */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.size <= SMALL) return photo
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return photo
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob ? new File([blob], photo.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : photo
}
