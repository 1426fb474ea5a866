import { DateText } from '@/components/ui/date-text'
import type { GalleryCard } from '@/lib/domains/galleries/contract'
import { countOf } from '@/lib/text/plural'

type AlbumContents = Pick<GalleryCard, 'picture_count' | 'video_count'>

/** Shows the day of shooting and how much the album holds. */
export function GalleryMeta({ gallery }: { gallery: AlbumContents & Pick<GalleryCard, 'date'> }) {
  return (
    <>
      <DateText value={gallery.date} zone="UTC" />
      <span>{formatContents(gallery)}</span>
    </>
  )
}

/** Returns how much an album holds: «8 фотографий, 1 видео». */
export function formatContents({ picture_count: pictures, video_count: videos }: AlbumContents): string {
  const words = [
    pictures > 0 && countOf(pictures, ['фотография', 'фотографии', 'фотографий']),
    videos > 0 && countOf(videos, ['видео', 'видео', 'видео']),
  ]
  return words.filter(Boolean).join(', ') || 'Пока пусто'
}
