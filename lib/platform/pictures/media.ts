import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { File, Media } from '@/lib/platform/payload/payload-types'
import { paths } from '@/lib/config/paths'
import type { PictureSize } from '@/lib/platform/pictures/picture-sizes'
import type { ImageObject, JoinDocument } from '@/lib/contract/shapes'

interface StoredImage {
  filename?: string | null
  width?: number | null
  height?: number | null
  filesize?: number | null
}

/** Fields of a media row that an image object needs; `imageColumns` selects the same. */
export type StoredMedia = Pick<Media, 'alt' | 'caption'> &
  StoredImage & { sizes?: Partial<Record<PictureSize, StoredImage>> | null }

export function toImage(media: StoredMedia | number | null | undefined): ImageObject | null {
  if (!media || typeof media === 'number' || !media.filename) return null
  const sizes = Object.entries(media.sizes ?? {}).flatMap(([name, size]) =>
    size?.filename && size.width && size.height
      ? [[name, toSize(size.filename, size.width, size.height, name === 'card' ? size.filesize : null)] as const]
      : [],
  )
  return {
    img: {
      url: paths.file(media.filename),
      host: null,
      alt: media.alt,
      width: media.width ?? null,
      height: media.height ?? null,
      caption: media.caption ?? null,
      sizes: Object.fromEntries(sizes),
    },
  }
}

function toSize(filename: string, width: number, height: number, size: number | null | undefined) {
  return { url: paths.file(filename), width, height, ...(size && { size }) }
}

export function toImages(list: (Media | number)[] | null | undefined): ImageObject[] {
  return (list ?? []).flatMap((media) => toImage(media) ?? [])
}

export type StoredFile = Pick<File, 'id' | 'title' | 'originName' | 'filename' | 'mimeType' | 'filesize'>

export function toDocument(file: StoredFile | number | null | undefined): JoinDocument | null {
  if (!file || typeof file === 'number' || !file.filename) return null
  return {
    document: {
      id: file.id,
      title: file.title,
      origin_name: file.originName ?? file.filename,
      url: paths.file(file.filename),
      type: file.mimeType ?? 'application/octet-stream',
      size: file.filesize ?? 0,
    },
  }
}

export function toDocuments(list: (StoredFile | number)[] | null | undefined): JoinDocument[] {
  return (list ?? []).flatMap((file) => toDocument(file) ?? [])
}

/** JSON of StoredMedia for the media id in a column. */
export function imageColumns(idColumn: SQL): SQL {
  return sql`(SELECT jsonb_build_object(
    'filename', m.filename, 'alt', m.alt, 'caption', m.caption, 'width', m.width::int, 'height', m.height::int,
    'sizes', jsonb_build_object(
      'portrait', jsonb_build_object('filename', m.sizes_portrait_filename, 'width', m.sizes_portrait_width::int,
        'height', m.sizes_portrait_height::int),
      'small', jsonb_build_object('filename', m.sizes_small_filename, 'width', m.sizes_small_width::int, 'height', m.sizes_small_height::int),
      'medium', jsonb_build_object('filename', m.sizes_medium_filename, 'width', m.sizes_medium_width::int, 'height', m.sizes_medium_height::int),
      'large', jsonb_build_object('filename', m.sizes_large_filename, 'width', m.sizes_large_width::int, 'height', m.sizes_large_height::int),
      'card', jsonb_build_object('filename', m.sizes_card_filename, 'width', m.sizes_card_width::int,
        'height', m.sizes_card_height::int, 'filesize', m.sizes_card_filesize::int)))
    FROM media m WHERE m.id = ${idColumn})`
}
