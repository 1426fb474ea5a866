import type { Metadata } from 'next'
import { DatasetList, DatasetTerms } from '@/components/features/datasets/dataset-list'
import { getDatasets } from '@/components/features/datasets/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { openDataSchemas } from '@/lib/domains/datasets/schema-org'

const title = 'Открытые данные'
const lead = 'Списки портала в виде файлов для программ: документы, услуги, организации, заявки и другие.'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), { title, description: `${lead} CSV, JSON и GeoJSON.`, path: paths.openData })
}

export default async function OpenDataPage() {
  const [site, datasets] = await Promise.all([getSite(), getDatasets()])
  return (
    <PageShell title={title} lead={lead}>
      <JsonLd things={openDataSchemas(title, datasets, site)} />
      <DatasetList datasets={datasets} />
      <DatasetTerms administration={site.settings.administration} />
    </PageShell>
  )
}
