import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrganizationsBar } from '@/components/features/government/organizations-bar'
import { OrganizationsList } from '@/components/features/government/organizations-list'
import { OrganizationsMap } from '@/components/features/government/organizations-map'
import { getOrganizations, organizationsQuery, readOrganizationFilter } from '@/components/features/government/queries'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { organizationsDataset } from '@/lib/domains/datasets/lists/government'
import { organizationListSchema } from '@/lib/domains/government/machine'
import { isSectionQuery, type AddressParams } from '@/lib/shared/address-params'

const title = 'Учреждения и организации'
const steps = [
  { title: 'Главная', path: paths.home },
  { title, path: paths.organizations },
]

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [filter, site] = await Promise.all([searchParams.then(readOrganizationFilter), getSite()])
  return pageMetadata(site, {
    title: pageTitle(filter.page, title),
    description: `Школы, детские сады, больницы, музеи, предприятия и отделы администрации ${site.settings.city_genitive || 'города'}: адреса, телефоны, часы работы и руководители.`,
    path: pageHref(paths.organizations, organizationsQuery(filter), filter.page),
    noindex: !isSectionQuery(organizationsQuery(filter), []),
  })
}

export default async function OrganizationsPage({ searchParams }: Props) {
  const filter = readOrganizationFilter(await searchParams)
  const list = await getOrganizations(filter)
  if (filter.page > list.departments.last_page) notFound()
  return (
    <PageShell title={title} bar={<OrganizationsBar list={list} filter={filter} />}>
      <JsonLd things={[breadcrumbSchema(steps), organizationListSchema(list.departments.data)]} />
      <OrganizationsList list={list} filter={filter} />
      <OrganizationsMap organizations={list.departments.data} />
      <ListDownloads dataset={organizationsDataset} filter={filter} />
    </PageShell>
  )
}
