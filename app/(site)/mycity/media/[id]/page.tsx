import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Album } from '@/components/features/galleries/album'
import { galleryHead } from '@/components/features/galleries/gallery-head'
import { GalleryMeta } from '@/components/features/galleries/gallery-meta'
import { getGallery } from '@/components/features/galleries/queries'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/site/page-metadata'
import { wayInto } from '@/lib/site/section-lists'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema, stepsOf } from '@/lib/domains/site/schema-org'
import { gallerySchema } from '@/lib/domains/galleries/machine'

const way = wayInto(paths.media)

interface Props {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [gallery, site] = await Promise.all([params.then(({ id }) => getGallery('city', id)), getSite()])
  return gallery ? pageMetadata(site, galleryHead(gallery)) : {}
}

export default async function CityAlbumPage({ params }: Props) {
  const gallery = await getGallery('city', (await params).id)
  if (!gallery) notFound()
  return (
    <PageShell title={gallery.title} lead={gallery.summary} crumbs={way} meta={<GalleryMeta gallery={gallery} />}>
      <JsonLd things={[breadcrumbSchema([...stepsOf(way), { title: gallery.title }]), gallerySchema(gallery)]} />
      <Album gallery={gallery} />
    </PageShell>
  )
}
