import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureSizes } from '@/lib/platform/pictures/picture-sizes'
import type { CityPicture } from '@/lib/package/seed/pictures/city-picture'
import { finishedSizes, pictureFile, sizeFile } from '@/lib/package/seed/pictures/finished-picture'
import { storageFolders } from '@/lib/config/storage'

const NAME_LETTERS = 24

/** A row of the media library by its columns, as the library itself would write it. */
export type MediaRow = Record<string, string | number | null>

/**
 * Puts a finished picture with its sizes into the folder of the media library, without making it anew. Its name comes from
 * what it shows and says: a filling that was interrupted writes over its own files.
 */
export async function storePicture({ name, alt, caption }: CityPicture, address: string): Promise<MediaRow> {
  const content = await readFile(pictureFile(name))
  const stored = createHash('sha256').update(content).update(alt).digest('hex').slice(0, NAME_LETTERS)
  const measures = await measuresOf(content)
  const store = storeAt(address)
  const row: MediaRow = { alt, caption: caption ?? null, focal_x: 50, focal_y: 50 }
  Object.assign(row, await store(`${stored}.webp`, content, measures))
  for (const [size, made] of await sizesOf(name, content, measures)) {
    const measured = await measuresOf(made)
    const file = `${stored}-${measured.width}x${measured.height}.${size === 'card' ? 'jpg' : 'webp'}`
    const columns = Object.entries(await store(file, made, measured))
    for (const [column, value] of columns) row[`sizes_${size}_${column}`] = value
  }
  return row
}

interface Measures {
  width: number
  height: number
}

async function measuresOf(content: Buffer): Promise<Measures> {
  const { width, height } = await sharp(content).metadata()
  return { width, height }
}

/** The sizes there are; the card is a JPEG, which is made in a moment and would weigh as much as the picture itself. */
async function sizesOf(name: string, content: Buffer, { width, height }: Measures) {
  const sizes: [keyof typeof pictureSizes, Buffer][] = []
  for (const size of finishedSizes) {
    const file = sizeFile(name, size)
    if (file) sizes.push([size, await readFile(file)])
  }
  const { formatOptions, ...card } = pictureSizes.card
  if (width < card.width && height < card.height) return sizes
  const { format, options } = formatOptions
  return [...sizes, ['card', await sharp(content).resize(card).toFormat(format, options).toBuffer()] as const]
}

function storeAt(address: string) {
  return async (filename: string, content: Buffer, measures: Measures): Promise<MediaRow> => {
    await writeFile(path.join(storageFolders.media, filename), content)
    const mimeType = filename.endsWith('.jpg') ? 'image/jpeg' : 'image/webp'
    return { ...measures, url: `${address}/${filename}`, filename, filesize: content.length, mime_type: mimeType }
  }
}
