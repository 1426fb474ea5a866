import { galleryFilterWords } from '@/components/features/galleries/gallery-list'
import { heldWords } from '@/components/features/galleries/gallery-meta'
import { galleryLists, galleryQuery } from '@/components/features/galleries/queries'
import { pageHref } from '@/components/ui/page-window'
import { galleryPath } from '@/lib/config/paths'
import type { Gallery, GalleryFilter, GalleryList, GalleryOwner } from '@/lib/contract/galleries'

/** Title, description, canonical address and picture of a list of albums. */
export function galleriesHead(
  owner: GalleryOwner,
  {
    title,
    description,
    filter,
    list,
  }: { title: string; description: string; filter: GalleryFilter; list: GalleryList },
) {
  const whole = [title, ...galleryFilterWords({ ...filter, text: undefined })].join(', ')
  return {
    title: filter.page > 1 ? `${whole}, страница ${filter.page}` : whole,
    description,
    path: pageHref(galleryLists[owner], galleryQuery(filter), filter.page),
    image: list.galleries.data[0]?.cover ?? null,
    noindex: Boolean(filter.text),
  }
}

/** The same of one album. */
export function galleryHead(gallery: Gallery) {
  return {
    title: gallery.title,
    description: gallery.summary || `${gallery.title}: ${heldWords(gallery)}.`,
    path: galleryPath(gallery),
    image: gallery.cover,
    seo: gallery.seo,
  }
}
