import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { organizationCard } from '@/components/features/government/metadata'
import {
  OrganizationMeta,
  organizationBreadcrumbs,
  OrganizationContacts,
} from '@/components/features/government/organization-facts'
import { OrganizationPage, OrganizationParts } from '@/components/features/government/organization-page'
import { getOrganization } from '@/components/features/government/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { organizationSchemas } from '@/lib/domains/government/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [organization, site] = await Promise.all([params.then(({ id }) => getOrganization(id)), getSite()])
  if (!organization) return {}
  return pageMetadata(site, {
    title: organization.title,
    description: `${organization.summary ?? organization.title} Адрес, телефоны, часы работы, руководитель.`,
    path: paths.organization(organization.id),
    card: organizationCard(organization),
    seo: organization.seo,
  })
}

export default async function OrganizationRoute({ params }: ItemPageProps) {
  const [organization, site] = await Promise.all([params.then(({ id }) => getOrganization(id)), getSite()])
  if (!organization) notFound()
  const crumbs = organizationBreadcrumbs(organization)
  return (
    <PageShell
      title={organization.title}
      lead={organization.summary}
      meta={<OrganizationMeta organization={organization} />}
      crumbs={crumbs}
      share={<ShareMenu path={paths.organization(organization.id)} title={organization.title} />}
      aside={<OrganizationContacts organization={organization} now={new Date()} />}
      asideFirst
      after={<OrganizationParts organization={organization} />}
    >
      <JsonLd things={organizationSchemas(organization, crumbs)} />
      <OrganizationPage organization={organization} mayor={site.mayor} />
    </PageShell>
  )
}
