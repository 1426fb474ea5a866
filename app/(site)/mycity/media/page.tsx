import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GalleryFilterBar, GalleryList } from '@/components/features/galleries/gallery-list'
import { readGalleries } from '@/components/features/galleries/gallery-section'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { galleriesDataset } from '@/lib/domains/galleries/dataset'
import { galleryListSchema } from '@/lib/domains/galleries/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Город в фотографиях и видео'
const lead = 'Праздники и будни, море и горы, порт на рассвете и дворы вечером.'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([readGalleries('city', await searchParams), getSite()])
  const description = `Альбомы ${site.settings.city_genitive || 'города'}: праздники, природа, порт, старый город и люди в фотографиях и видео.`
  return pageMetadata(site, { ...head, description })
}

export default async function CityMediaPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await readGalleries('city', await searchParams)
  if (filter.page > page.last_page) notFound()
  return (
    <PageShell
      title={title}
      lead={lead}
      crumbs={breadcrumbsTo(paths.media)}
      bar={<GalleryFilterBar owner="city" answer={answer} filter={filter} />}
    >
      <JsonLd things={[breadcrumbSchema(breadcrumbsInto(paths.media)), galleryListSchema(page.data)]} />
      <GalleryList state={state} />
      <ListDownloads dataset={galleriesDataset} filter={filter} />
    </PageShell>
  )
}
