import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GalleryFilterBar } from '@/components/features/galleries/gallery-filter-bar'
import { galleriesHead } from '@/components/features/galleries/gallery-head'
import { GalleryList } from '@/components/features/galleries/gallery-list'
import { getGalleries, readGalleryFilter } from '@/components/features/galleries/queries'
import { MayorTabs } from '@/components/features/mayor/mayor-tabs'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { galleryListSchema } from '@/lib/domains/galleries/machine'
import type { AddressParams } from '@/lib/shared/address-params'

const title = 'Глава города: фото и видео'
const description = 'Альбомы главы города: объезды, встречи с жителями, открытия и праздники в фотографиях и видео.'
const crumbs = [{ title: 'Глава города', href: paths.mayor }]
const steps = [
  { title: 'Главная', path: paths.home },
  { title: 'Глава города', path: paths.mayor },
  { title: 'Фото и видео', path: paths.mayorMedia },
]

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = readGalleryFilter(await searchParams)
  return pageMetadata(await getSite(), galleriesHead('mayor', { title, description, filter }))
}

export default async function MayorMediaPage({ searchParams }: Props) {
  const filter = readGalleryFilter(await searchParams)
  const list = await getGalleries('mayor', filter)
  if (filter.page > list.galleries.last_page) notFound()
  const bar = (
    <div className="space-y-6">
      <MayorTabs current={paths.mayorMedia} />
      <GalleryFilterBar owner="mayor" list={list} filter={filter} />
    </div>
  )
  return (
    <PageShell title={title} crumbs={crumbs} bar={bar}>
      <JsonLd things={[breadcrumbSchema(steps), galleryListSchema(list.galleries.data)]} />
      <GalleryList owner="mayor" list={list} filter={filter} />
    </PageShell>
  )
}
