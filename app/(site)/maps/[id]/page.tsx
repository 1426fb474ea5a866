import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { mapCard, getCityMap } from '@/components/features/city-maps/queries'
import { MapFacts, MapLegend } from '@/components/features/city-maps/map-details'
import { MapViewer } from '@/components/features/city-maps/map-viewer'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { RichText } from '@/components/ui/text/rich-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { cityMapSchemas } from '@/lib/domains/city-maps/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [map, site] = await Promise.all([params.then(({ id }) => getCityMap(id)), getSite()])
  if (!map) return {}
  const { id, title, lead, seo } = map
  return pageMetadata(site, { title, description: lead || title, path: paths.map(id), card: mapCard(map), seo })
}

export default async function CityMapPage({ params }: ItemPageProps) {
  const map = await getCityMap((await params).id)
  if (!map) notFound()
  return (
    <PageShell
      title={map.title}
      lead={map.lead}
      crumbs={breadcrumbsInto(paths.maps)}
      share={<ShareMenu path={paths.map(map.id)} title={map.title} />}
    >
      <JsonLd things={cityMapSchemas(map)} />
      <div className="flex flex-wrap items-start gap-x-12 gap-y-8">
        <MapViewer map={map} />
        <div className="min-w-0 grow basis-80 space-y-8">
          {map.kind !== 'geojson' && (
            <>
              <MapLegend map={map} />
              {map.body && <RichText html={map.body} />}
            </>
          )}
          <MapFacts map={map} />
        </div>
      </div>
    </PageShell>
  )
}
