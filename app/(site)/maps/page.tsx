import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MapsBar } from '@/components/features/city-maps/maps-bar'
import { MapsList } from '@/components/features/city-maps/maps-list'
import { getCityMaps, mapsQuery, readMapFilter } from '@/components/features/city-maps/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { mapsDataset } from '@/lib/domains/datasets/lists/visitors'
import { cityMapListThings } from '@/lib/domains/city-maps/machine'
import { isSectionQuery, type AddressParams } from '@/lib/shared/address-params'

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filter, site] = await Promise.all([searchParams.then(readMapFilter), getSite()])
  return pageMetadata(site, {
    title: pageTitle(filter.page, 'Карты города'),
    description: `Карты ${site.settings.city_genitive || 'города'}: генеральный план, зонирование, автобусные маршруты, сети, велодорожки, туристические схемы.`,
    path: pageHref(paths.maps, mapsQuery(filter), filter.page),
    noindex: !isSectionQuery(mapsQuery(filter), []),
  })
}

export default async function MapsPage({ searchParams }: Props) {
  const filter = readMapFilter(await searchParams)
  const list = await getCityMaps(filter)
  if (filter.page > list.maps.last_page) notFound()
  return (
    <PageShell
      title="Карты города"
      lead="Как город устроен и каким он станет: планы, зоны, маршруты, сети."
      bar={<MapsBar list={list} filter={filter} />}
    >
      <JsonLd things={cityMapListThings(list.maps.data)} />
      <MapsList list={list} filter={filter} />
      <ListDownloads dataset={mapsDataset} filter={filter} />
    </PageShell>
  )
}
