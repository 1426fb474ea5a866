import { GalleryCard } from '@/components/features/galleries/gallery-card'
import { toShownGallery } from '@/components/features/galleries/shown-gallery'
import { EmptyState } from '@/components/ui/list/empty-state'
import { VideoCard } from '@/components/ui/picture/video-card'
import type { Gallery, GalleryVideo } from '@/lib/domains/galleries/contract'
import { classNames } from '@/components/ui/class-names'
import { LightboxOpener } from '@/components/ui/picture/lightbox-opener'
import { Picture } from '@/components/ui/picture/picture'
import { pictureSource } from '@/components/ui/picture/picture-source'
import type { ImageObject } from '@/lib/contract/shapes'
import { TitledSection } from '@/components/ui/text/titled-section'

export function Album({ gallery }: { gallery: Gallery }) {
  const { pictures, videos, others, title } = gallery
  return (
    <div className="space-y-14 lg:space-y-20">
      {pictures.length === 0 && videos.length === 0 && <EmptyState title="В альбоме пока пусто" />}
      {pictures.length > 0 && <AlbumPictures pictures={pictures} label={title} />}
      {videos.length > 0 && <AlbumVideos videos={videos} isAlone={pictures.length === 0} />}
      {others.length > 0 && (
        <TitledSection id="other-albums" title="Другие альбомы" className="print:hidden">
          <ul className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.id}>
                <GalleryCard gallery={toShownGallery(other)} heading="h3" />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  )
}

function AlbumVideos({ videos, isAlone }: { videos: readonly GalleryVideo[]; isAlone: boolean }) {
  const isSingle = videos.length === 1
  return (
    <TitledSection id="album-videos" title="Видео" headingClassName={isAlone ? 'sr-only' : 'mb-6 text-h2'}>
      <ul className={isSingle ? 'max-w-4xl' : 'grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2'}>
        {videos.map((video, index) => (
          <li key={video.url}>
            <VideoCard video={video} still={video.still} small={!isSingle} priority={isAlone && index === 0} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Without JavaScript each picture is a link to its file. */
function AlbumPictures({ pictures, label }: { pictures: readonly ImageObject[]; label: string }) {
  const slides = pictures.map((picture) => ({
    ...pictureSource(picture, 'whole'),
    description: picture.img.caption ?? undefined,
  }))
  return (
    <LightboxOpener slides={slides}>
      <ul
        aria-label={label}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-10"
      >
        {pictures.map((picture, index) => (
          <li key={picture.img.url} className={index === 0 ? 'sm:col-span-2 lg:row-span-2' : undefined}>
            <figure>
              <a
                href={slides[index]?.src}
                data-slide={index}
                data-in-place
                // The link has no text: when pictures are hidden, only this label names it.
                aria-label={picture.img.alt || `Фотография ${index + 1}`}
                className="group block overflow-hidden rounded-card"
              >
                <Picture
                  image={picture}
                  sizes={index === 0 ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 40rem) 25rem, 100vw'}
                  priority={index === 0}
                  className="transition-opacity group-hover:opacity-90"
                />
              </a>
              {picture.img.caption && (
                <figcaption className={classNames('mt-2.5', index === 0 ? 'text-lg' : 'text-sm text-ink-soft')}>
                  {picture.img.caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </LightboxOpener>
  )
}
