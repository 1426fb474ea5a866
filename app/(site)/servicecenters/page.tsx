import type { Metadata } from 'next'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { CentersList } from '@/components/features/services/centers-list'
import { getServiceCenters } from '@/components/features/services/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import { serviceCentersDataset } from '@/lib/domains/services/dataset'
import { serviceCenterSchema } from '@/lib/domains/services/schema-org'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'

const title = 'Центры обслуживания'

export async function generateMetadata(): Promise<Metadata> {
  const site = await getSite()
  return pageMetadata(site, {
    title,
    description:
      'Где подать заявление лично: адреса, телефоны и часы работы МФЦ и приёмных ' +
      `${site.settings.city_genitive || 'города'}. Видно, что открыто сейчас.`,
    path: paths.serviceCenters,
  })
}

export default async function ServiceCentersPage() {
  const [centers, site] = await Promise.all([getServiceCenters(), getSite()])
  return (
    <PageShell
      title={title}
      lead="Здесь подают заявления лично, получают результат и совет."
      crumbs={breadcrumbsTo(paths.serviceCenters)}
    >
      <JsonLd things={[breadcrumbSchema(breadcrumbsInto(paths.serviceCenters)), ...centers.map(serviceCenterSchema)]} />
      <CentersList centers={centers} city={site.settings.city} now={new Date()} />
      <ListDownloads dataset={serviceCentersDataset} />
    </PageShell>
  )
}
