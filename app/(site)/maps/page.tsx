import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toMapRow, readMaps } from '@/components/features/city-maps/maps-section'
import { MapsBar } from '@/components/features/city-maps/maps-bar'
import { MapsList } from '@/components/features/city-maps/maps-list'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { mapsDataset } from '@/lib/domains/city-maps/dataset'
import { cityMapListSchemas } from '@/lib/domains/city-maps/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([searchParams.then(readMaps), getSite()])
  return pageMetadata(site, {
    ...head,
    description:
      `Карты ${site.settings.city_genitive || 'города'}: генеральный план, зонирование, автобусные маршруты, ` +
      'сети, велодорожки, туристические схемы.',
  })
}

export default async function MapsPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await readMaps(await searchParams)
  if (filter.page > page.last_page) notFound()
  return (
    <PageShell
      title="Карты города"
      crumbs={breadcrumbsTo(paths.maps)}
      lead="Как город устроен и каким он станет: планы, зоны, маршруты, сети."
      bar={<MapsBar answer={answer} filter={filter} />}
    >
      <JsonLd things={cityMapListSchemas(page.data)} />
      <MapsList state={formatRows(state, toMapRow)} />
      <ListDownloads dataset={mapsDataset} filter={filter} />
    </PageShell>
  )
}
