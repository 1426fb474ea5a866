import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { organizationTabs, sphereOptions, toSphereRow } from '@/components/features/government/organization-rows'
import { OrganizationsBar } from '@/components/features/government/organizations-bar'
import { OrganizationsList } from '@/components/features/government/organizations-list'
import { OrganizationsMap } from '@/components/features/government/organizations-map'
import { organizationsSection } from '@/components/features/government/organizations-section'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { organizationsDataset } from '@/lib/domains/government/dataset'
import { organizationListSchema } from '@/lib/domains/government/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Учреждения и организации'
const crumbs = breadcrumbsTo(paths.organizations)
const breadcrumbs = breadcrumbSchema([...crumbs, { title, href: paths.organizations }])

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([searchParams.then(organizationsSection.read), getSite()])
  return pageMetadata(site, {
    ...head,
    description:
      'Школы, детские сады, больницы, музеи, предприятия и отделы администрации ' +
      `${site.settings.city_genitive || 'города'}: адреса, телефоны, часы работы и руководители.`,
  })
}

export default async function OrganizationsPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await organizationsSection.read(await searchParams)
  if (filter.page > page.last_page) notFound()
  const organizations = page.data.flat()
  return (
    <PageShell
      title={title}
      crumbs={crumbs}
      bar={<OrganizationsBar tabs={organizationTabs(answer, filter)} spheres={sphereOptions(answer)} filter={filter} />}
    >
      <JsonLd things={[breadcrumbs, organizationListSchema(organizations)]} />
      <OrganizationsList state={formatRows(state, (group) => toSphereRow(group, filter))} />
      <OrganizationsMap organizations={organizations} />
      <ListDownloads dataset={organizationsDataset} filter={filter} />
    </PageShell>
  )
}
