import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { albumMetadata, albumPage, albumSchemas } from '@/components/features/galleries/album-page'
import { getGallery } from '@/components/features/galleries/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  return albumMetadata('city', (await params).id, await getSite())
}

export default async function CityAlbumPage({ params }: ItemPageProps) {
  const gallery = await getGallery('city', (await params).id)
  if (!gallery) notFound()
  const { children, ...shell } = albumPage(gallery, paths.media)
  return (
    <PageShell {...shell}>
      <JsonLd things={albumSchemas(gallery, paths.media)} />
      {children}
    </PageShell>
  )
}
