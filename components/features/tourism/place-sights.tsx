import { PlaceMap } from '@/components/features/tourism/place-map'
import { Gallery } from '@/components/ui/gallery'
import type { TourismItem } from '@/lib/domains/tourism/contract'

/** Draws what of a place is looked at: its photographs and its map. */
export function PlaceSights({ item }: { item: TourismItem }) {
  const { gallery } = item
  return (
    <>
      {gallery.length > 0 && (
        <section aria-labelledby="gallery">
          <h2 id="gallery" className="mb-5 text-h3">
            Фотографии
          </h2>
          <Gallery images={gallery} label="Фотографии" />
        </section>
      )}
      <PlaceMap item={item} />
    </>
  )
}
