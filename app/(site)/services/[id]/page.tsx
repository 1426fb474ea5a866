import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { serviceCard, getService } from '@/components/features/services/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { serviceSchema } from '@/lib/domains/services/schema-org'
import { ServiceCard } from '@/components/features/services/service-card'
import { ServiceMeta, ServiceTabs } from '@/components/features/services/service-meta'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [service, site] = await Promise.all([params.then(({ id }) => getService(id)), getSite()])
  if (!service) return {}
  return pageMetadata(site, {
    title: service.title,
    description: service.summary || `${service.title}: документы, срок, стоимость и способы подать заявление.`,
    path: paths.service(service.id),
    card: serviceCard(service),
    seo: service.seo,
  })
}

export default async function ServicePage({ params }: ItemPageProps) {
  const service = await getService((await params).id)
  if (!service) notFound()
  const crumbs = breadcrumbsInto(paths.servicesCatalog)
  return (
    <PageShell
      title={service.title}
      lead={service.summary}
      meta={<ServiceMeta service={service} />}
      crumbs={crumbs}
      bar={<ServiceTabs service={service} current="card" />}
    >
      <JsonLd things={[breadcrumbSchema([...crumbs, { title: service.title }]), serviceSchema(service)]} />
      <ServiceCard service={service} />
    </PageShell>
  )
}
