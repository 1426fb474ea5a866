import { albumCard } from '@/components/features/galleries/album-social-card'
import { galleryFilterWords } from '@/components/features/galleries/gallery-list'
import { heldWords } from '@/components/features/galleries/gallery-meta'
import { galleryLists, galleryQuery } from '@/components/features/galleries/queries'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { galleryPath } from '@/lib/config/paths'
import type { Gallery, GalleryFilter, GalleryOwner } from '@/lib/domains/galleries/contract'

/** Title, description, canonical address of a list of albums. */
export function galleriesHead(
  owner: GalleryOwner,
  { title, description, filter }: { title: string; description: string; filter: GalleryFilter },
) {
  const whole = [title, ...galleryFilterWords({ ...filter, text: undefined })].join(', ')
  return {
    title: pageTitle(filter.page, whole),
    description,
    path: pageHref(galleryLists[owner], galleryQuery(filter), filter.page),
    noindex: Boolean(filter.text),
  }
}

/** The same of one album. */
export function galleryHead(gallery: Gallery) {
  return {
    title: gallery.title,
    description: gallery.summary || `${gallery.title}: ${heldWords(gallery)}.`,
    path: galleryPath(gallery),
    card: albumCard(gallery),
    seo: gallery.seo,
  }
}
