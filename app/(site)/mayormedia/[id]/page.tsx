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
  return albumMetadata('mayor', (await params).id, await getSite())
}

export default async function MayorAlbumPage({ params }: ItemPageProps) {
  const gallery = await getGallery('mayor', (await params).id)
  if (!gallery) notFound()
  const { children, ...shell } = albumPage(gallery, paths.mayorMedia)
  return (
    <PageShell {...shell}>
      <JsonLd things={albumSchemas(gallery, paths.mayorMedia)} />
      {children}
    </PageShell>
  )
}
