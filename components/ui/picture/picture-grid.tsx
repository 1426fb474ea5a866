import { classNames } from '@/components/ui/class-names'
import { LightboxOpener } from '@/components/ui/picture/lightbox-opener'
import { Picture } from '@/components/ui/picture/picture'
import { pictureSource, type PictureImage, type PictureSource } from '@/components/ui/picture/picture-source'
import type { ComponentProps } from 'react'
import { TitledSection } from '@/components/ui/text/titled-section'

interface PictureGridProps {
  images: readonly PictureImage[]
  label: string
  whole?: boolean
}

export function PictureGrid({ images, label, whole = false }: PictureGridProps) {
  if (images.length === 0) return null
  // plans, two or four photos stand in pairs; only an odd one is large
  const inPairs = whole || images.length === 2 || images.length === 4
  const isLarge = (index: number) => index === 0 && (!inPairs || images.length % 2 === 1)
  const slides = images.map((image) => ({
    ...(whole ? original(image) : pictureSource(image, 'whole')),
    alt: image.img.alt,
    // a plan is read with its caption beside it
    description: image.img.caption || (whole ? image.img.alt : undefined),
  }))
  return (
    <LightboxOpener slides={slides}>
      <ul
        aria-label={label}
        className={classNames(
          'grid grid-cols-2 gap-2 sm:gap-3',
          !inPairs && (images.length === 3 ? BESIDE_TWO : BESIDE_FOUR),
        )}
      >
        {images.map((image, index) => (
          <li key={image.img.url} className={isLarge(index) ? 'col-span-2 row-span-2' : undefined}>
            <a
              href={slides[index]?.src}
              data-slide={index}
              data-in-place
              // the link needs a name when pictures are hidden
              aria-label={image.img.alt || `Фотография ${index + 1}`}
              className="block h-full overflow-hidden rounded-card transition-opacity hover:opacity-90"
            >
              <Picture
                image={image}
                ratio={whole ? 'whole' : 'card'}
                sizes={
                  isLarge(index)
                    ? '(min-width: 64rem) 38rem, 100vw'
                    : `(min-width: 64rem) ${inPairs ? '38rem' : '19rem'}, 50vw`
                }
                className="h-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </LightboxOpener>
  )
}

/** The columns that leave no hole beside a large photo. */
const BESIDE_TWO = 'lg:@xl:grid-cols-3'
const BESIDE_FOUR = 'lg:@xl:grid-cols-4'

/** Only the original keeps a plan's small print readable. */
function original({ img }: PictureImage): Pick<PictureSource, 'src' | 'width' | 'height'> {
  return pictureSource({ img: { ...img, sizes: null } }, 'whole')
}

export function PhotoSection({ images }: Pick<ComponentProps<typeof PictureGrid>, 'images'>) {
  if (images.length === 0) return null
  return (
    // a narrow column beside a text holds two in a row
    <TitledSection id="gallery" title="Фотографии" headingClassName="mb-5 text-h3" className="@container">
      <PictureGrid images={images} label="Фотографии" />
    </TitledSection>
  )
}
