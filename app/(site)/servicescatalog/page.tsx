import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDownloads } from '@/components/features/datasets/list-downloads'
import { ServicesFilter, ServicesList } from '@/components/features/services/services-list'
import { servicesSection } from '@/components/features/services/services-section'
import { SituationSteps } from '@/components/features/services/situation-steps'
import { ServicesStart } from '@/components/features/services/services-start'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'
import { servicesDataset } from '@/lib/domains/services/dataset'
import { serviceListSchema } from '@/lib/domains/services/schema-org'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([searchParams.then(servicesSection.read), getSite()])
  return pageMetadata(site, {
    ...head,
    description:
      `Муниципальные услуги ${site.settings.city_genitive || 'города'}: кто может получить, какие документы ` +
      'нужны, сроки, стоимость и способы подать заявление.',
  })
}

export default async function ServicesCatalogPage({ searchParams }: ListPageProps) {
  const { filter, answer, page, state } = await servicesSection.read(await searchParams)
  if (filter.page > page.last_page) notFound()
  const isStart = filter.page === 1 && state.query === ''
  const situation = answer.life_situations.find(({ id }) => id === filter.life_situation)
  return (
    <PageShell
      title="Каталог услуг"
      crumbs={breadcrumbsTo(paths.servicesCatalog)}
      bar={<ServicesFilter answer={answer} filter={filter} />}
    >
      <JsonLd things={[breadcrumbSchema(breadcrumbsInto(paths.servicesCatalog)), serviceListSchema(page.data)]} />
      <div className="space-y-6 lg:space-y-10">
        {isStart && <ServicesStart catalog={answer} />}
        {situation && filter.page === 1 && answer.steps.length > 0 && (
          <SituationSteps title={situation.title} steps={answer.steps} />
        )}
        <div>
          <ServicesList answer={answer} state={state} />
          <ListDownloads dataset={servicesDataset} filter={filter} />
        </div>
      </div>
    </PageShell>
  )
}
