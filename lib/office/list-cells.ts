import type { DefaultServerCellComponentProps } from 'payload'
import { createElement as draw } from 'react'

/** Empty where there is nothing: Payload writes «Не заполнено» into every empty cell. */
export function TextCell({ cellData }: DefaultServerCellComponentProps): string {
  return typeof cellData === 'string' ? cellData : ''
}

/** Shows a picture and what is on it instead of its random file name; the collection of pictures refers to it. */
export function PictureCell({ linkURL, rowData }: DefaultServerCellComponentProps & { linkURL?: string }) {
  const { id, alt, thumbnailURL } = rowData as { id: number; alt?: string; thumbnailURL?: string }
  const picture = thumbnailURL && draw('img', { src: thumbnailURL, alt: '', width: 48, height: 48, loading: 'lazy' })
  return draw('a', { href: linkURL ?? `/admin/collections/media/${id}`, className: 'office-picture' }, picture, alt)
}
