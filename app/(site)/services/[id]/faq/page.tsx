import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { serviceCard, getService } from '@/components/features/services/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { breadcrumbSchema, faqSchema } from '@/lib/domains/site/schema-org'
import { ServiceQuestions } from '@/components/features/services/service-questions'
import { ServiceTabs } from '@/components/features/services/service-meta'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [service, site] = await Promise.all([params.then(({ id }) => getService(id)), getSite()])
  if (!service) return {}
  return pageMetadata(site, {
    title: `${service.title}: вопросы и ответы`,
    description: service.faq.map(({ question }) => question).join(' ') || service.summary || service.title,
    path: paths.serviceFaq(service.id),
    card: serviceCard(service),
    noindex: service.faq.length === 0,
  })
}

export default async function ServiceFaqPage({ params }: ItemPageProps) {
  const service = await getService((await params).id)
  if (!service) notFound()
  const crumbs = [...breadcrumbsInto(paths.servicesCatalog), { title: service.title, href: paths.service(service.id) }]
  return (
    <PageShell
      title={`${service.title}: вопросы и\u00A0ответы`}
      crumbs={crumbs}
      bar={<ServiceTabs service={service} current="faq" />}
    >
      <JsonLd
        things={[
          breadcrumbSchema([...crumbs, { title: 'Вопросы и ответы' }]),
          ...(service.faq.length > 0 ? [faqSchema(service.faq)] : []),
        ]}
      />
      <ServiceQuestions service={service} />
    </PageShell>
  )
}
