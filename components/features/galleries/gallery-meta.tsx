import { DateText } from '@/components/ui/date-text'
import type { GalleryCard } from '@/lib/domains/galleries/contract'
import { countOf } from '@/lib/text/plural'

type Held = Pick<GalleryCard, 'picture_count' | 'video_count'>

/** Shows the day of shooting and how much the album holds. */
export function GalleryMeta({ gallery }: { gallery: Held & Pick<GalleryCard, 'date'> }) {
  return (
    <>
      <DateText value={gallery.date} zone="UTC" />
      <span>{heldWords(gallery)}</span>
    </>
  )
}

/** Returns how much an album holds: «8 фотографий, 1 видео». */
export function heldWords({ picture_count: pictures, video_count: videos }: Held): string {
  const words = [
    pictures > 0 && countOf(pictures, ['фотография', 'фотографии', 'фотографий']),
    videos > 0 && countOf(videos, ['видео', 'видео', 'видео']),
  ]
  return words.filter(Boolean).join(', ') || 'Пока пусто'
}
