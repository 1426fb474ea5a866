import { PlaceMap } from '@/components/features/tourism/place-map'
import { Gallery } from '@/components/ui/gallery'
import { RichText } from '@/components/ui/rich-text'
import type { TourismItem } from '@/lib/domains/tourism/contract'

export function PlaceArticle({ item }: { item: TourismItem }) {
  const { body, gallery } = item
  return (
    <article className="space-y-10 sm:space-y-12">
      {body && <RichText html={body} />}
      {gallery.length > 0 && (
        <section aria-labelledby="gallery">
          <h2 id="gallery" className="mb-5 text-h3">
            Фотографии
          </h2>
          <Gallery images={gallery} label="Фотографии" />
        </section>
      )}
      <PlaceMap item={item} />
    </article>
  )
}
