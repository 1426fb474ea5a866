import { AlbumPictures } from '@/components/features/galleries/album-pictures'
import { GalleryCard } from '@/components/features/galleries/gallery-card'
import { EmptyState } from '@/components/ui/empty-state'
import { VideoCard } from '@/components/ui/video-card'
import type { Gallery, GalleryVideo } from '@/lib/domains/galleries/contract'

/** Draws the album: pictures with their captions, videos, and links to other albums. */
export function Album({ gallery }: { gallery: Gallery }) {
  const { pictures, videos, others, title } = gallery
  return (
    <div className="space-y-14 lg:space-y-20">
      {pictures.length === 0 && videos.length === 0 && <EmptyState title="В альбоме пока пусто" />}
      {pictures.length > 0 && <AlbumPictures pictures={pictures} label={title} />}
      {videos.length > 0 && <AlbumVideos videos={videos} isAlone={pictures.length === 0} />}
      {others.length > 0 && (
        <section aria-labelledby="other-albums" className="print:hidden">
          <h2 id="other-albums" className="text-h2">
            Другие альбомы
          </h2>
          <ul className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <GalleryCard gallery={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * Draws videos side by side; a single one takes the full width. The heading is visible only when pictures stand above.
 */
function AlbumVideos({ videos, isAlone }: { videos: readonly GalleryVideo[]; isAlone: boolean }) {
  const isSingle = videos.length === 1
  return (
    <section aria-labelledby="album-videos">
      <h2 id="album-videos" className={isAlone ? 'sr-only' : 'mb-6 text-h2'}>
        Видео
      </h2>
      <ul className={isSingle ? 'max-w-4xl' : 'grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2'}>
        {videos.map((video, index) => (
          <li key={video.url}>
            <VideoCard video={video} still={video.still} small={!isSingle} priority={isAlone && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
