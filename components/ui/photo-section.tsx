import { Gallery } from '@/components/ui/gallery'
import type { ComponentProps } from 'react'

/** Draws the photographs of a page under their heading; draws nothing where there are none. */
export function PhotoSection({ images }: Pick<ComponentProps<typeof Gallery>, 'images'>) {
  if (images.length === 0) return null
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="mb-5 text-h3">
        Фотографии
      </h2>
      <Gallery images={images} label="Фотографии" />
    </section>
  )
}
