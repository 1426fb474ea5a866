import { pictureSource } from '@/components/ui/picture/picture-source'
import { toShownDay } from '@/components/ui/text/date-text'
import { galleryPath } from '@/lib/config/paths'
import type { GalleryCard } from '@/lib/domains/galleries/contract'
import { formatCount } from '@/lib/text/plural'

export type ShownGallery = ReturnType<typeof toShownGallery>

/** An album formatted for a card. */
export function toShownGallery(gallery: GalleryCard) {
  const { id, owner, title, summary, date, cover } = gallery
  return {
    href: galleryPath({ id, owner }),
    title,
    summary,
    date: toShownDay(date, { zone: 'UTC' }),
    contents: formatContents(gallery),
    hasPictures: gallery.picture_count > 0,
    cover: cover && pictureSource(cover, 'cropped'),
  }
}

type AlbumContents = Pick<GalleryCard, 'picture_count' | 'video_count'>

/** Returns «8 фотографий, 1 видео». */
export function formatContents({ picture_count: pictures, video_count: videos }: AlbumContents): string {
  const parts = [
    pictures > 0 && formatCount(pictures, ['фотография', 'фотографии', 'фотографий']),
    videos > 0 && formatCount(videos, ['видео', 'видео', 'видео']),
  ]
  return parts.filter(Boolean).join(', ') || 'Пока пусто'
}
