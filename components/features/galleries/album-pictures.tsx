import { classNames } from '@/components/ui/class-names'
import { LightboxOpener } from '@/components/ui/lightbox-opener'
import { Picture } from '@/components/ui/picture'
import { pictureSource } from '@/components/ui/picture-source'
import type { ImageObject } from '@/lib/contract/shapes'

/** Draws pictures with their captions. Each opens large; without JavaScript each is a link to its file. */
export function AlbumPictures({ pictures, label }: { pictures: readonly ImageObject[]; label: string }) {
  const slides = pictures.map((picture) => ({
    ...pictureSource(picture, true),
    alt: picture.img.alt,
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
                // The link has no text of its own: when pictures are hidden, only this label names it.
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
