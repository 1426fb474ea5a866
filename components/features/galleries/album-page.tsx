import type { Metadata } from 'next'
import { Album } from '@/components/features/galleries/album'
import { albumCard, getGallery } from '@/components/features/galleries/queries'
import { formatContents } from '@/components/features/galleries/shown-gallery'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { DateText } from '@/components/ui/text/date-text'
import { galleryPath } from '@/lib/config/paths'
import type { Gallery, GalleryOwner } from '@/lib/domains/galleries/contract'
import { gallerySchema } from '@/lib/domains/galleries/schema-org'
import type { Site } from '@/lib/domains/site/contract'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'

/** Albums of the mayor and of the city differ only in their URLs. */
export function albumPage(gallery: Gallery, list: string) {
  return {
    title: gallery.title,
    lead: gallery.summary,
    crumbs: breadcrumbsInto(list),
    meta: <GalleryMeta gallery={gallery} />,
    share: <ShareMenu path={galleryPath(gallery)} title={gallery.title} />,
    children: <Album gallery={gallery} />,
  }
}

export function albumSchemas(gallery: Gallery, list: string) {
  return [breadcrumbSchema([...breadcrumbsInto(list), { title: gallery.title }]), gallerySchema(gallery)]
}

export async function albumMetadata(owner: GalleryOwner, number: string, site: Site): Promise<Metadata> {
  const gallery = await getGallery(owner, number)
  if (!gallery) return {}
  return pageMetadata(site, {
    title: gallery.title,
    description: gallery.summary || `${gallery.title}: ${formatContents(gallery)}.`,
    path: galleryPath(gallery),
    card: albumCard(gallery),
    seo: gallery.seo,
  })
}

function GalleryMeta({ gallery }: { gallery: Gallery }) {
  return (
    <>
      <DateText value={gallery.date} zone="UTC" />
      <span>{formatContents(gallery)}</span>
    </>
  )
}
