import { albumCard } from '@/components/features/galleries/album-social-card'
import { heldWords } from '@/components/features/galleries/gallery-meta'
import { galleryPath } from '@/lib/config/paths'
import type { Gallery } from '@/lib/domains/galleries/contract'

/** Title, description and canonical address of one album. */
export function galleryHead(gallery: Gallery) {
  return {
    title: gallery.title,
    description: gallery.summary || `${gallery.title}: ${heldWords(gallery)}.`,
    path: galleryPath(gallery),
    card: albumCard(gallery),
    seo: gallery.seo,
  }
}
