import type { ImageGallery, ItemList, VideoGallery } from 'schema-dts'
import { galleryPath } from '@/lib/config/paths'
import { absoluteUrl, linkListSchema, organizationId } from '@/lib/domains/site/schema-org'
import type { Gallery, GalleryCard } from '@/lib/domains/galleries/contract'

export function gallerySchema(gallery: Gallery): ImageGallery | VideoGallery {
  const { title, summary, date, updated_at: updatedAt, pictures, videos } = gallery
  const shared = {
    name: title,
    ...(summary && { description: summary }),
    url: absoluteUrl(galleryPath(gallery)),
    dateCreated: date,
    dateModified: updatedAt,
    inLanguage: 'ru',
    publisher: { '@id': organizationId },
  }
  const clips = videos.map(({ title: name, url, still, duration }) => ({
    '@type': 'VideoObject' as const,
    name,
    description: name,
    url,
    uploadDate: date,
    ...(still && { thumbnailUrl: absoluteUrl(still.img.sizes?.card?.url ?? still.img.url) }),
    ...(duration && { duration: isoDuration(duration) }),
  }))
  if (pictures.length === 0) return { '@type': 'VideoGallery', ...shared, hasPart: clips }
  const images = pictures.map(({ img }) => ({
    '@type': 'ImageObject' as const,
    contentUrl: absoluteUrl(img.sizes?.large?.url ?? img.url),
    caption: img.caption ?? img.alt,
  }))
  return { '@type': 'ImageGallery', ...shared, image: images, ...(clips.length > 0 && { hasPart: clips }) }
}

export function galleryListSchema(galleries: readonly GalleryCard[]): ItemList {
  return linkListSchema(galleries.map((gallery) => ({ title: gallery.title, path: galleryPath(gallery) })))
}

/** Returns «1:03:42» or «3:42» as ISO 8601: PT1H3M42S, PT3M42S. */
export function isoDuration(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).toReversed()
  return `PT${hours ? `${hours}H` : ''}${minutes}M${seconds}S`
}
