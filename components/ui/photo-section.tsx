import { PictureGrid } from '@/components/ui/picture-grid'
import type { ComponentProps } from 'react'

/** Draws the photographs of a page under their heading; draws nothing where there are none. */
export function PhotoSection({ images }: Pick<ComponentProps<typeof PictureGrid>, 'images'>) {
  if (images.length === 0) return null
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="mb-5 text-h3">
        Фотографии
      </h2>
      <PictureGrid images={images} label="Фотографии" />
    </section>
  )
}
