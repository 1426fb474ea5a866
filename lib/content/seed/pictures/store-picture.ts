import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureFormat, pictureSizes } from '@/lib/platform/pictures/picture-sizes'
import type { PictureFocus } from '@/lib/content/read/fields'
import type { CityPicture } from '@/lib/content/seed/pictures/city-picture'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

const NAME_LENGTH = 24
/** Per cent of the height. */
const focalHeights: Record<PictureFocus, number> = { top: 0, bottom: 100 }
const webpSizes = ['portrait', 'small', 'medium', 'large'] as const

type MediaRow = Record<string, string | number | null>

/**
 * Writes a picture with its sizes into the media library. The name comes from the content, so an interrupted seed
 * overwrites its own files.
 */
export async function storePicture(
  { file, alt, caption, focus }: CityPicture,
  { folder, address }: { folder: string; address: string },
): Promise<MediaRow> {
  const content = await readContent(path.join(folder, file))
  const stored = createHash('sha256').update(content).update(alt).digest('hex').slice(0, NAME_LENGTH)
  const measures = await measurePicture(content)
  const store = storeAt(address)
  const row: MediaRow = { alt, caption: caption ?? null, focal_x: 50, focal_y: focus ? focalHeights[focus] : 50 }
  Object.assign(row, await store(`${stored}.webp`, content, measures))
  for (const [size, made] of await makeSizes(content, measures, focus)) {
    const measured = await measurePicture(made)
    const sized = `${stored}-${measured.width}x${measured.height}.${size === 'card' ? 'jpg' : 'webp'}`
    const columns = Object.entries(await store(sized, made, measured))
    for (const [column, value] of columns) row[`sizes_${size}_${column}`] = value
  }
  return row
}

interface Measures {
  width: number
  height: number
}

async function measurePicture(content: Buffer): Promise<Measures> {
  const { width, height } = await sharp(content).metadata()
  return { width, height }
}

/** WebP, upright, no larger than needed. */
async function readContent(file: string): Promise<Buffer> {
  if (file.endsWith('.webp')) return readFile(file)
  const { resize, webp } = pictureFormat
  return sharp(file).rotate().resize(resize).webp(webp.options).toBuffer()
}

async function makeSizes(content: Buffer, measures: Measures, position: PictureFocus | 'centre' = 'centre') {
  const sizes: [keyof typeof pictureSizes, Buffer][] = []
  for (const size of webpSizes) {
    const made = await makeSize(content, measures, { size, position })
    if (made) sizes.push([size, made])
  }
  const { formatOptions, ...card } = pictureSizes.card
  if (measures.width < card.width && measures.height < card.height) return sizes
  const { format, options } = formatOptions
  sizes.push([
    'card',
    await sharp(content)
      .resize({ ...card, position })
      .toFormat(format, options)
      .toBuffer(),
  ])
  return sizes
}

/** Skips enlarged sizes, and portraits of what is wider than high: a photo of no person, which saves a second of filling. */
async function makeSize(
  content: Buffer,
  measures: Measures,
  { size, position }: { size: (typeof webpSizes)[number]; position: string },
): Promise<Buffer | undefined> {
  const { formatOptions, ...wanted }: { width: number; height?: number; formatOptions: typeof pictureFormat.webp } =
    pictureSizes[size]
  if (size === 'portrait' && measures.width > measures.height) return undefined
  if (measures.width <= wanted.width && measures.height <= (wanted.height ?? Infinity))
    return size === 'large' ? content : undefined
  return sharp(content)
    .resize({ ...wanted, position })
    .webp(formatOptions.options)
    .toBuffer()
}

function storeAt(address: string) {
  return async (filename: string, content: Buffer, measures: Measures): Promise<MediaRow> => {
    await storedFiles.put(`media/${filename}`, content, content.length)
    const mimeType = filename.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
    return { ...measures, url: `${address}/${filename}`, filename, filesize: content.length, mime_type: mimeType }
  }
}
