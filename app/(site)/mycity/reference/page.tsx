import type { Metadata } from 'next'
import { getReference, readReferenceFilter, referenceHref } from '@/components/features/city/queries'
import { ReferenceDirectory, ReferenceLead } from '@/components/features/city/reference-directory'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { PrintButton } from '@/components/ui/print-button'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { referenceDataset } from '@/lib/domains/datasets/lists/services'
import { referenceSchema } from '@/lib/domains/city/machine'
import type { AddressParams } from '@/lib/shared/address-params'

const title = 'Справочная информация'
const crumbs = [{ title: 'Мой город', href: paths.cityAbout }]
const steps = [
  { title: 'Главная', path: paths.home },
  { title: 'Мой город', path: paths.cityAbout },
  { title, path: paths.reference },
]

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = readReferenceFilter(await searchParams)
  const [site, { topics }] = await Promise.all([getSite(), getReference(filter.topic)])
  const topic = topics.find(({ id }) => id === filter.topic)?.title
  return pageMetadata(site, {
    title: topic ? `${topic}: телефоны и адреса` : title,
    description: `Телефоны и адреса ${site.settings.city_genitive || 'города'}: экстренные службы, ремонт, больницы, школы, транспорт, администрация. Поиск по одному слову.`,
    path: referenceHref(filter),
    noindex: Boolean(filter.text) || (filter.topic !== undefined && !topic),
  })
}

export default async function ReferencePage({ searchParams }: Props) {
  const filter = readReferenceFilter(await searchParams)
  const [site, reference] = await Promise.all([getSite(), getReference(filter.topic)])
  return (
    <PageShell title={title} lead={<ReferenceLead />} crumbs={crumbs} actions={<PrintButton />}>
      <JsonLd things={[breadcrumbSchema(steps), referenceSchema(reference.reference, site.settings.city)]} />
      <ReferenceDirectory reference={reference} filter={filter} />
      <ListDownloads dataset={referenceDataset} filter={filter} />
    </PageShell>
  )
}
