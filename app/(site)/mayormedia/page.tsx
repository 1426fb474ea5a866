import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GalleryFilterBar, GalleryList } from '@/components/features/galleries/gallery-list'
import { readGalleries } from '@/components/features/galleries/gallery-section'
import { MayorTabs } from '@/components/features/mayor/mayor-tabs'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { galleryListSchema } from '@/lib/domains/galleries/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Глава города: фото и видео'
const description = 'Альбомы главы города: объезды, встречи с жителями, открытия и праздники в фотографиях и видео.'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([readGalleries('mayor', await searchParams), getSite()])
  return pageMetadata(site, { ...head, description })
}

export default async function MayorMediaPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await readGalleries('mayor', await searchParams)
  if (filter.page > page.last_page) notFound()
  const bar = (
    <div className="space-y-6">
      <MayorTabs current={paths.mayorMedia} />
      <GalleryFilterBar owner="mayor" answer={answer} filter={filter} />
    </div>
  )
  return (
    <PageShell title={title} crumbs={breadcrumbsTo(paths.mayorMedia)} bar={bar}>
      <JsonLd things={[breadcrumbSchema(breadcrumbsInto(paths.mayorMedia)), galleryListSchema(page.data)]} />
      <GalleryList state={state} />
    </PageShell>
  )
}
