import type { Metadata } from 'next'
import { ReferenceDirectory, ReferenceLead, referencePage } from '@/components/features/city/reference-directory'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { referenceDataset } from '@/lib/domains/city/dataset'
import { referenceSchema } from '@/lib/domains/city/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Справочная информация'
const breadcrumbs = breadcrumbSchema(breadcrumbsInto(paths.reference))

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ answer, filter, noindex }, site] = await Promise.all([
    searchParams.then(referencePage.readAnswer),
    getSite(),
  ])
  const topic = answer.topics.find(({ id }) => id === filter.topic)?.title
  return pageMetadata(site, {
    title: topic ? `${topic}: телефоны и адреса` : title,
    description:
      `Телефоны и адреса ${site.settings.city_genitive || 'города'}: экстренные службы, ремонт, больницы, ` +
      'школы, транспорт, администрация. Поиск по одному слову.',
    path: referencePage.href(filter),
    noindex,
  })
}

export default async function ReferencePage({ searchParams }: ListPageProps) {
  const [{ answer, filter, wrong }, site] = await Promise.all([searchParams.then(referencePage.readAnswer), getSite()])
  return (
    <PageShell title={title} lead={<ReferenceLead />} crumbs={breadcrumbsTo(paths.reference)}>
      <JsonLd things={[breadcrumbs, referenceSchema(answer.reference, site.settings.city)]} />
      <WrongFilterNote text={wrong} />
      <ReferenceDirectory answer={answer} filter={filter} />
      <ListDownloads dataset={referenceDataset} filter={filter} />
    </PageShell>
  )
}
