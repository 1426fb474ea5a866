import { Link } from '@/components/ui/link'
import { GalleryCard } from '@/components/features/galleries/gallery-card'
import { toShownGallery } from '@/components/features/galleries/shown-gallery'
import { gallerySections } from '@/components/features/galleries/gallery-section'
import type { GalleryCard as GalleryCardFacts, GalleryOwner } from '@/lib/domains/galleries/contract'

interface LatestGalleriesProps {
  owner: GalleryOwner
  galleries: readonly GalleryCardFacts[]
}

export function LatestGalleries({ owner, galleries }: LatestGalleriesProps) {
  if (galleries.length === 0) return null
  return (
    <section aria-labelledby="latest-albums">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="latest-albums" className="text-h2">
          Фото и видео
        </h2>
        <Link href={gallerySections[owner].path} className="link target inline-block py-1 font-medium">
          Все альбомы
        </Link>
      </div>
      <ul className="strip-on-phones mt-4 gap-x-6 gap-y-10 sm:mt-7 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {galleries.map((gallery) => (
          <li key={gallery.id} className="sm:last:odd:max-lg:hidden">
            <GalleryCard gallery={toShownGallery(gallery)} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
