import { pictureSource } from '@/components/ui/picture/picture-source'
import type { HiddenArea, PhotoCopy } from '@/lib/contract/hidden-areas'
import type { ImageObject } from '@/lib/contract/shapes'

/** An author's photo as the site shows or will show it. */
export interface DeskPhoto {
  /** Number among the private files, or in the public library. */
  id: number
  kind: 'file' | 'picture'
  title: string
  alt: string
  src: string
  thumbnail: string
  /** This copy shows what is hidden in the others. */
  whole: string
  hidden: readonly HiddenArea[]
}

interface Copies {
  /** What is hidden in such photos; null for those who hide nothing. */
  copies: readonly PhotoCopy[] | null
}

export function privatePhotoPath(file: number, query: string): string {
  return `/cms/desk/photos/${file}?${query}`
}

export function toPrivatePhoto(file: number, alt: string, { copies }: Copies): DeskPhoto {
  const copy = copies?.find((one) => one.file === file)
  const path = (query: string) => privatePhotoPath(file, `v=${copy?.version ?? 0}&${query}`)
  return {
    id: file,
    kind: 'file',
    title: alt,
    alt,
    src: path('size=large'),
    thumbnail: path('size=small'),
    whole: path('whole'),
    hidden: copy?.hidden ?? [],
  }
}

export function toPublicPhoto(picture: number | null, image: ImageObject | null, { copies }: Copies): DeskPhoto[] {
  if (picture === null || image === null) return []
  const copy = copies?.find((one) => one.picture === picture)
  const { src, alt } = pictureSource(image, 'whole')
  return [
    {
      id: picture,
      kind: 'picture',
      title: alt,
      alt,
      src,
      thumbnail: image.img.sizes?.small?.url ?? src,
      whole: copy ? privatePhotoPath(copy.file, `v=${copy.version}&whole`) : src,
      hidden: copy?.hidden ?? [],
    },
  ]
}
